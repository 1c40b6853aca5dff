import type { Page } from '@playwright/test';
import { fillCancelForm } from './fill-cancel-form.ts';
import type { Guest } from './fill-details.ts';
import { openPage } from './open-page.ts';

/** Cancels a reservation by what its guest knows of it, and waits until the page says so. */
export async function cancelByForm(page: Page, hotelId: number, reservationId: string, guest: Guest): Promise<void> {
  await openPage(page, `/${hotelId}/reservation/cancel`);
  await fillCancelForm(page, guest.email, reservationId);
  await page.getByRole('button', { name: 'Cancel reservation' }).click();
  await page.getByRole('heading', { name: 'Your reservation is cancelled' }).waitFor();
}
