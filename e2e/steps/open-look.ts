import { expect, type Page } from '@playwright/test';
import { inviteOperator } from '../server/invite-operator.ts';
import { openPage } from './open-page.ts';

/** Signs an operator of the hotel in by a fresh link, and waits until the form and its preview stand. */
export async function openLook(page: Page, hotelId: number, { role = 'owner' } = {}): Promise<void> {
  await openPage(page, await inviteOperator(`${crypto.randomUUID()}@hotel.example`, hotelId, role));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`**/${hotelId}/desk`);
  await openPage(page, `/${hotelId}/config/customization`);
  await expect(previewOf(page).locator('h1')).toBeVisible();
}

export const previewOf = (page: Page) => page.frameLocator('iframe[name=stayfront-preview]');
