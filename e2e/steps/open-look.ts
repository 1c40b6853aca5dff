import { expect, type Page } from '@playwright/test';
import { inviteOperator } from '../server/invite-operator.ts';
import { openPage } from './open-page.ts';

/** Signs an operator of the hotel in by a fresh link, and waits until the form and its preview stand. */
export async function openLook(page: Page, hotelId: number, { role = 'owner', lang = 'en' } = {}): Promise<void> {
  await openPage(page, await inviteOperator(`${crypto.randomUUID()}@hotel.example`, hotelId, role));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`**/${hotelId}/config`);
  await openPage(page, `/${hotelId}/config/customization?lang=${lang}`);
  await expect(previewOf(page).locator('h1')).toBeVisible();
}

export const previewOf = (page: Page) => page.frameLocator('iframe[name=stayfront-preview]');
