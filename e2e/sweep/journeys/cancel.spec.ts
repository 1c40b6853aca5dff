import type { Page } from '@playwright/test';
import { bookByApi } from '../../steps/book-by-api.ts';
import { comingStay } from '../../steps/coming-stay.ts';
import { fillCancelForm } from '../../steps/fill-cancel-form.ts';
import { newGuest } from '../../steps/fill-details.ts';
import { openPage } from '../../steps/open-page.ts';
import { expect, test } from '../../stayfront.ts';

// The hotel's no comes with a status of its own, which browsers note.
test.use({ mayComplain: /status of 40[49] .*cancellations/ });

/** Days of its own for each journey: The Riverhouse has few rooms. */
const farStay = (journey: number) => comingStay(50 + 2 * journey, 2);

const email = (page: Page) => page.getByLabel('E-mail');
const reference = (page: Page) => page.getByLabel('Reservation reference');
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

test('H01 nobody reaches the confirmation who has not cancelled', async ({ page }) => {
  await openPage(page, '/1001/reservation/cancel/SB4-K7QM2XH9RD/confirmation');
  await expect(page).toHaveURL(/\/1001\/reservation\/cancel$/);
  await expect(page.getByRole('heading', { name: 'Cancel a reservation' })).toBeVisible();
});

test('H01 each field says what is wrong with it, before the hotel is asked and after', async ({ page, api }) => {
  const guest = newGuest();
  const { reservationId } = await bookByApi(api, farStay(2), guest.email);
  await openPage(page, `/1003/reservation/cancel/${reservationId}`);
  await expect(reference(page)).toHaveValue(reservationId);
  await reference(page).fill('');
  await goOn(page);
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAccessibleDescription('The field is required');
  await expect(reference(page)).toHaveAccessibleDescription('The field is required');
  await fillCancelForm(page, 'ada', 'SB4-K7QM');
  await expect(email(page)).toHaveAccessibleDescription(/^Please enter correct email, e.g /);
  await expect(reference(page)).toHaveAccessibleDescription('Reservation number format must be SB4-XXXXXXXX');

  await fillCancelForm(page, guest.email, 'SB4-ZZZZZZZZZZ');
  await expect(reference(page)).toHaveAccessibleDescription('Reservation with ID SB4-ZZZZZZZZZZ is missing');
  await expect(reference(page)).toBeFocused();
  await fillCancelForm(page, 'eve@guest.example', reservationId);
  await expect(email(page)).toHaveAccessibleDescription('Reservation email eve@guest.example do not match');
  await email(page).fill(guest.email);
  await expect(email(page)).toHaveAccessibleDescription('');
});

test('what is cancelled already is said in a popup', async ({ page, api, anotherBrowser }) => {
  const guest = newGuest();
  const { reservationId } = await bookByApi(api, farStay(3), guest.email);
  const elsewhere = await (await anotherBrowser()).newPage();
  for (const one of [page, elsewhere]) {
    await openPage(one, `/1003/reservation/cancel/${reservationId}`);
    await fillCancelForm(one, guest.email, reservationId);
  }
  await elsewhere.getByRole('button', { name: 'Cancel reservation' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Your reservation is cancelled' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel reservation' }).click();
  const oops = page.getByRole('alertdialog', { name: 'Oops!' });
  await expect(oops).toContainText('This reservation is already cancelled.');
  await oops.getByRole('button', { name: 'OK' }).click();
  await goOn(page);
  await expect(oops).toContainText('This reservation is already cancelled.');
});

test('A14 the way back and the logo lead to the page before, or home to a new session', async ({ page, context }) => {
  await openPage(page, '/1001/packages');
  const banner = page.getByRole('banner');
  for (const way of [
    banner.getByRole('link', { name: 'Back' }),
    banner.getByRole('link', { name: 'Hotel Seeblick' }),
  ]) {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cancel a reservation' }).click();
    await expect(page).toHaveURL(/\/1001\/reservation\/cancel/);
    await way.click();
    await expect(page).toHaveURL(/\/1001\/packages/);
  }
  // A partner's link to this page is a partner's link.
  await openPage(page, '/1001/reservation/cancel?channelId=399');
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'stayfront-channel')?.value)
    .toBe('399');
  await page.getByRole('banner').getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/1001(\?|$)/);
});
