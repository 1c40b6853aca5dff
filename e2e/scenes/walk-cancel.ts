import { expect } from '@playwright/test';
import { bookByApi } from '../steps/book-by-api.ts';
import { comingStay } from '../steps/coming-stay.ts';
import { newGuest } from '../steps/fill-details.ts';
import { openPage } from '../steps/open-page.ts';
import { above, type Deps, type Scene } from './scene.ts';

/** A link that was lost, and a reservation that is cancelled. */
export async function* walkCancel({ page, api }: Deps): AsyncGenerator<Scene, void> {
  const { email } = newGuest();
  const { reservationId } = await bookByApi(api, comingStay(48, 2), email);
  await openPage(page, '/1003/reservation/lost-link');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
  yield { name: 'lost-link' };
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('E-mail').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Check your mailbox' })).toBeVisible();
  yield { name: 'lost-link-sent', part: 'main', isLeft: true };

  await openPage(page, '/1003/reservation/cancel');
  yield { name: 'cancel' };
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(2);
  yield { name: 'cancel-with-faults', part: 'main' };
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Reservation reference').fill(reservationId);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  yield { name: 'cancel-question', part: above };
  await page.getByRole('button', { name: 'Cancel reservation' }).click();
  await expect(page.getByRole('heading', { name: 'Your reservation is cancelled' })).toBeVisible();
  yield { name: 'cancelled', part: 'main', isLeft: true };
  await openPage(page, `/1003/reservation/cancel/${reservationId}`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  yield { name: 'cancelled-already', part: above, isLeft: true };
}
