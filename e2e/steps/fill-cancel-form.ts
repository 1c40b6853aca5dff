import type { Page } from '@playwright/test';

/** Says which reservation is to be cancelled, by what its guest knows of it, and goes on. */
export async function fillCancelForm(page: Page, email: string, reservationId: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Reservation reference').fill(reservationId);
  await page.getByRole('button', { name: 'Continue' }).click();
}
