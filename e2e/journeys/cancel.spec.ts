import type { Page } from '@playwright/test';
import { getReservation } from '@stayfront/contract/reservation';
import { bookByApi } from '../steps/book-by-api.ts';
import { comingStay } from '../steps/coming-stay.ts';
import { fillCancelForm } from '../steps/fill-cancel-form.ts';
import { newGuest } from '../steps/fill-details.ts';
import { findMails } from '../steps/find-mails.ts';
import { openPage } from '../steps/open-page.ts';
import { calm, expect, test } from '../stayfront.ts';

// The hotel's no comes with a status of its own, which browsers note.
test.use({ ...calm, mayComplain: /status of 40[49] .*cancellations/ });

/** Days of its own for each journey: The Riverhouse has few rooms. */
const farStay = (journey: number) => comingStay(50 + 2 * journey, 2);

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

test('H01 a guest cancels by e-mail and reference, after reading what it costs', async ({ page, api, request }) => {
  const session = async () => (await page.context().cookies()).some(({ name }) => name === 'stayfront-session-1003');
  const guest = newGuest();
  const { reservationId, token } = await bookByApi(api, farStay(1), guest.email);
  await openPage(page, '/1003');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cancel a reservation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cancel a reservation' })).toBeVisible();
  await expect(page).toHaveTitle('The Riverhouse · Cancel a reservation');
  expect(await session()).toBe(true);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Book a room' })).toBeVisible();

  await fillCancelForm(page, guest.email.toUpperCase(), ` ${reservationId.toLowerCase()} `);
  const dialog = page.getByRole('dialog', { name: 'Cancel this reservation?' });
  await expect(dialog).toContainText('Free cancellation until');
  await expect(dialog).toContainText('Cancelling today costs you nothing.');
  await dialog.getByRole('button', { name: 'Do not cancel' }).click();
  await expect(dialog).toBeHidden();
  const read = () =>
    api(getReservation, { params: { hotelId: 1003, reservationId }, query: { t: token }, body: undefined });
  expect((await read()).status).toBe('book');

  await goOn(page);
  await dialog.getByRole('button', { name: 'Cancel reservation' }).click();
  await expect(page.getByRole('heading', { name: 'Your reservation is cancelled' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`Reservation ${reservationId}. Nothing is charged.`);
  await expect(page.getByRole('banner').locator('.back')).toHaveCount(0);
  expect((await read()).status).toBe('cancel');
  expect(await session()).toBe(false);
  await expect.poll(async () => (await findMails(request, guest.email)).length).toBe(2);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your reservation is cancelled' })).toBeVisible();
  await page.getByRole('link', { name: 'Make a new reservation' }).click();
  await expect(page).toHaveURL(/\/1003(\?|$)/);
});
