import type { Page } from '@playwright/test';
import type { Guest } from './fill-details.ts';
import { openPage } from './open-page.ts';

/** Cancels a reservation by what its guest knows of it, and waits until the page says so. */
export async function cancelByForm(page: Page, hotelId: number, reservationId: string, guest: Guest): Promise<void> {
  await openPage(page, `/${hotelId}/reservation/cancel`);
  await page.getByLabel('E-mail').fill(guest.email);
  await page.getByLabel('Reservation reference').fill(reservationId);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Cancel reservation' }).click();
  await page.getByRole('heading', { name: 'Your reservation is cancelled' }).waitFor();
}
