import type { Page } from '@playwright/test';
import type { BookingAnswer } from '@stayfront/contract/reservation';
import { bookByApi } from '../../steps/book-by-api.ts';
import { bookRoomsByApi } from '../../steps/book-rooms-by-api.ts';
import { comingStay } from '../../steps/coming-stay.ts';
import { putOn } from '../../steps/dress.ts';
import { newGuest } from '../../steps/fill-details.ts';
import { payWith } from '../../steps/go-to-payment.ts';
import { openPage } from '../../steps/open-page.ts';
import { expect, test } from '../../stayfront.ts';

// The provider's script warns of names that it uses itself; and whoever looks for barriers speaks to the frames by our
// own address, while they are at another. One journey keeps a script away.
test.use({ mayComplain: /is marked as deprecated|postMessage|HyperServices/ });

const linkOf = (hotelId: number, { reservationId, token }: BookingAnswer): string =>
  `/${hotelId}/reservation/payment/${reservationId}?t=${token}`;
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay .* now$/ });
const arrived = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you, your payment has arrived' });

test('H04 on the hosted page a card is declined, the reservation stays, and another card pays for it', async ({
  page,
  api,
  baseURL,
}) => {
  await putOn(page, { lang: 'en', theme: 'light', width: 390 }, baseURL ?? '');
  const { email } = newGuest();
  const held = await bookRoomsByApi(api, {
    hotelId: 1002,
    stay: comingStay(6, 1),
    email,
    ratePlanIds: ['non-refundable'],
  });
  await openPage(page, linkOf(1002, held));
  await payButton(page).click();
  await payWith(page, '0002');
  const oops = page.getByRole('alertdialog', { name: 'Oops!' });
  await expect(oops).toContainText('Something went wrong during payment processing');
  await oops.getByRole('button', { name: 'Retry payment' }).click();
  await payButton(page).click();
  await payWith(page, '1111');
  await expect(arrived(page)).toBeVisible();

  await openPage(page, `${linkOf(1002, held)}&lang=en`); // another day, from the mail
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing is left to pay here' })).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'See your reservation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Your stay in/ })).toBeVisible();
});

test('where the provider’s page takes the whole window it leads back, and the hotel says how it went', async ({
  page,
  api,
}) => {
  await page.route('**/HyperServices.js', (route) => route.abort());
  const stay = comingStay(7, 1);
  const held = await bookRoomsByApi(api, {
    hotelId: 1002,
    stay,
    email: newGuest().email,
    ratePlanIds: ['non-refundable'],
  });
  await openPage(page, linkOf(1002, held));
  await payButton(page).click();
  await page.getByRole('link', { name: 'Go to the payment page' }).click();
  await page.getByRole('button', { name: /1111 / }).click();
  await page.getByRole('button', { name: /^Pay EUR/ }).click();
  await expect(arrived(page)).toBeVisible();
  await expect(page).toHaveURL(linkOf(1002, held));
});

test('what cannot be paid says why: cancelled, or at a hotel that takes money at the desk', async ({
  page,
  api,
  request,
}) => {
  const { email } = newGuest();
  const booked = await bookByApi(api, comingStay(37, 1), email);
  await openPage(page, linkOf(1003, booked));
  await expect(payButton(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Due at the hotel');
  await request.post('/api/hotels/1003/cancellations', {
    data: { reservationEmail: email, reservationId: booked.reservationId },
  });
  await openPage(page, linkOf(1003, booked));
  await expect(page.getByRole('heading', { level: 1, name: 'This reservation is already cancelled.' })).toBeVisible();
});

test('at a desk, in Arabic, at night, what is due has no barriers', async ({ page, api, baseURL }) => {
  await putOn(page, { lang: 'ar', theme: 'dark', width: 1440 }, baseURL ?? '');
  const stay = comingStay(8, 1);
  const held = await bookRoomsByApi(api, {
    hotelId: 1002,
    stay,
    email: newGuest().email,
    ratePlanIds: ['non-refundable'],
  });
  await openPage(page, linkOf(1002, held));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.goto(`/1002/reservation/${held.reservationId}?t=${held.token}`);
  await page.getByRole('main').getByRole('link').click(); // waits for its payment, and leads there
  await expect(page).toHaveURL(linkOf(1002, held));
});

test('from the payment page the arrow leads back, or home to a new session; so does the logo', async ({
  page,
  api,
}) => {
  const booked = await bookByApi(api, comingStay(38, 1), newGuest().email);
  await openPage(page, `/1003/reservation/${booked.reservationId}?t=${booked.token}`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Back' })).toHaveCount(0);
  await openPage(page, linkOf(1003, booked));
  await page.getByRole('banner').getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/1003(\?|$)/);
  await openPage(page, linkOf(1003, booked));
  await page.getByRole('banner').getByRole('link', { name: 'The Riverhouse' }).click();
  await expect(page).toHaveURL(/\/1003(\?|$)/);
});
