import { expect } from '@playwright/test';
import { inviteOperator } from '../server/invite-operator.ts';
import { openPage } from '../steps/open-page.ts';
import { previewOf } from '../steps/open-look.ts';
import { above, type Deps, type Scene } from './scene.ts';

/** Where people of the hotel choose its look. */
export async function* walkOffice({ page, hotelId }: Deps): AsyncGenerator<Scene, void> {
  const link = await inviteOperator('desk@hotel.example', hotelId);
  await openPage(page, link);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`**/${hotelId}/desk`);
  await openPage(page, `/${hotelId}/config`);
  await expect(previewOf(page).locator('h1')).toBeVisible();
  await page.getByLabel('Primary and button colour').fill('#6c5ce7');
  await expect(page.getByText('Not everybody could read text in this colour')).toBeVisible();
  yield { name: 'look', part: 'main' };
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  yield { name: 'look-to-be-lost', part: above };
  await page.getByRole('button', { name: 'Discard them' }).click();
  await page.getByRole('button', { name: 'Factory reset' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  yield { name: 'look-to-be-reset', part: above, isLeft: true };
}
