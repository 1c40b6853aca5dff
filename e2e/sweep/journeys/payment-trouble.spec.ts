import type { APIRequestContext, Page } from '@playwright/test';
import { httpTransport } from '@stayfront/contract/call';
import { discardReservation } from '@stayfront/contract/cancel';
import type { BookingAnswer } from '@stayfront/contract/reservation';
import { bookRoomsByApi } from '../../steps/book-rooms-by-api.ts';
import { comingStay } from '../../steps/coming-stay.ts';
import { expectNoBarriers } from '../../steps/expect-no-barriers.ts';
import { newGuest } from '../../steps/fill-details.ts';
import { goToPayment, hostedPage, payWith, proceed } from '../../steps/go-to-payment.ts';
import { roomsLeftAtCasaLago } from '../../steps/rooms-left.ts';
import { expect, test } from '../../apart.ts';

// One after the other, on one server: its provider is told to fail, and would fail for everybody.
test.describe.configure({ mode: 'default' });
test.use({ mayComplain: /status of (503|409)|ERR_FAILED/ });

const oops = (page: Page) => page.getByRole('alertdialog', { name: 'Oops!' });
const paid = (page: Page) => page.getByRole('heading', { name: 'Booking and payment confirmed!' });
const payButton = (page: Page) => hostedPage(page).getByRole('button', { name: /^Pay EUR/ });

/** Tells the provider what is to go wrong next; where it lives stands in the payment page's policy. */
async function disturb(request: APIRequestContext, faults: readonly object[]): Promise<void> {
  const policy = (await request.get('/1002/checkout/card-details')).headers()['content-security-policy'] ?? '';
  const [provider] = /http:\/\/localhost:\d+/.exec(policy) ?? [];
  const answer = await request.post(`${provider}/sandbox/faults`, { data: { faults } });
  expect(answer.ok()).toBe(true);
}

/** The answer to the booking, overheard on its way to the page. */
async function proceedAndOverhear(page: Page): Promise<BookingAnswer> {
  const answer = page.waitForResponse(/\/api\/hotels\/1002\/reservations$/);
  await proceed(page);
  return (await (await answer).json()) as BookingAnswer;
}

test('G05 a payment that cannot begin is offered again twice; the third time the room is given back', async ({
  page,
  request,
  own,
}) => {
  const api = httpTransport(own.url);
  const stay = comingStay(1, 1);
  const before = await roomsLeftAtCasaLago(api, stay, 'limonaia');
  await goToPayment(page, stay);
  await disturb(request, [{ on: 'session', kind: 'error-before', times: 3 }]);
  await proceed(page);
  await expect(oops(page)).toContainText('Something went wrong during payment initialization');
  await expect.poll(() => roomsLeftAtCasaLago(api, stay, 'limonaia')).toBe(before - 1);
  const begunAgain = page.waitForResponse(/\/payment$/);
  await oops(page).getByRole('button', { name: 'Retry payment' }).click();
  expect((await begunAgain).status()).toBe(503);
  await expect(oops(page)).toContainText('Something went wrong during payment initialization');
  await oops(page).getByRole('button', { name: 'Retry payment' }).click();
  await expect(oops(page)).toContainText('Cannot initiate payment, your reservation will be discarded');

  const reloaded = page.waitForEvent('load');
  await oops(page).getByRole('button', { name: 'Return home' }).click();
  await reloaded;
  await expect(page).toHaveURL(/\/1002(\?|$)/);
  await expect.poll(() => roomsLeftAtCasaLago(api, stay, 'limonaia')).toBe(before);
  await page.goto('/1002/checkout/card-details');
  await expect(page).toHaveURL(/\/1002(\?|$)/);
});

test('a payment whose beginning was lost is begun again, and is the same one', async ({ page, request }) => {
  await goToPayment(page, comingStay(2, 1));
  await disturb(request, [{ on: 'session', kind: 'error-after' }]);
  await proceed(page);
  await oops(page).getByRole('button', { name: 'Retry payment' }).click();
  await payWith(page, '1111');
  await expect(paid(page)).toBeVisible();
});

test('where the provider’s script does not come its page opens by itself, and leads back', async ({ page }) => {
  await page.route('**/HyperServices.js', (route) => route.abort());
  await goToPayment(page, comingStay(3, 1));
  await proceed(page);
  await page.getByRole('link', { name: 'Go to the payment page' }).click();
  await page.getByRole('button', { name: /1111 / }).click();
  await page.getByRole('button', { name: /^Pay EUR/ }).click();
  await expect(paid(page)).toBeVisible();
});

test('G09 rooms that are no longer held cannot be paid for: the session has expired', async ({ page, own }) => {
  const stay = comingStay(4, 1);
  await goToPayment(page, stay);
  const { reservationId, token } = await proceedAndOverhear(page);
  await expect(payButton(page)).toBeVisible();
  await httpTransport(own.url)(discardReservation, {
    params: { hotelId: 1002, reservationId },
    query: {},
    body: { token },
  });
  await page.reload();
  await proceed(page);
  await expect(page.getByRole('alert')).toHaveText('Booking failed, session has expired. Please return and try again.');
  await page.getByRole('button', { name: 'Return home' }).click();
  await expect(page).toHaveURL(new RegExp(`/1002\\?checkIn=${stay.arrival}`));
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('G10 what was paid elsewhere meanwhile is not paid again', async ({ page, anotherBrowser }) => {
  await goToPayment(page, comingStay(5, 1));
  const begun = page.waitForResponse(/\/payment$/);
  await proceed(page);
  const { data } = (await (await begun).json()) as { data: { paymentPage: string } };
  await page.reload();
  await page.getByRole('checkbox', { name: 'I accept' }).check();

  const elsewhere = await (await anotherBrowser()).newPage();
  await elsewhere.goto(data.paymentPage);
  await elsewhere.getByRole('button', { name: /1111 / }).click();
  await elsewhere.getByRole('button', { name: /^Pay EUR/ }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Payment processing error' })).toBeVisible();

  await page.getByRole('button', { name: /^Pay .* now$/ }).click();
  await expect(oops(page)).toContainText('This transaction was already processed.');
  await oops(page).getByRole('button', { name: 'See your booking' }).click();
  await expect(paid(page)).toBeVisible();
});

test('G10 who has paid and gets no e-mail is told so, and that the hotel helps (5912)', async ({ page }) => {
  await goToPayment(page, comingStay(7, 1), 'Camera Giardino', { ...newGuest(), email: 'anna@refused.example' });
  await proceed(page);
  await payWith(page, '1111');
  await expect(oops(page)).toContainText(
    'Your payment was successful, but the confirmation e-mail could not be sent. Please contact the hotel.',
  );
  await oops(page).getByRole('button', { name: 'Close' }).click();
  await expect(paid(page)).toBeVisible();
  await expect(page.getByText('could not be sent to anna@refused.example')).toBeVisible();
});

test('a guest who changes the details after going to pay holds one room, not two', async ({ page, own }) => {
  const api = httpTransport(own.url);
  const stay = comingStay(6, 1);
  const before = await roomsLeftAtCasaLago(api, stay, 'limonaia');
  await goToPayment(page, stay);
  await proceed(page);
  await expect(payButton(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Your details' }).click();
  await page.getByLabel('Given name').fill('Grace');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Grace Müller-O’Neill')).toBeVisible();
  await proceed(page);
  await expect(payButton(page)).toBeVisible();
  await expect.poll(() => roomsLeftAtCasaLago(api, stay, 'limonaia')).toBe(before - 1);
  await payWith(page, '1111');
  await expect(paid(page)).toBeVisible();
  await expect(page.getByText(/Dear Grace/)).toBeVisible();
});

test('who has begun three bookings and paid for none is told kindly, and goes on once one is given up', async ({
  page,
  own,
}) => {
  const api = httpTransport(own.url);
  const stay = comingStay(8, 1);
  const guest = newGuest();
  const wish = { hotelId: 1002, stay, email: guest.email, ratePlanIds: ['non-refundable'] };
  const [first] = [await bookRoomsByApi(api, wish), await bookRoomsByApi(api, wish), await bookRoomsByApi(api, wish)];
  await goToPayment(page, stay, 'Camera Giardino', guest);
  await proceed(page);
  const news = page.getByRole('dialog', { name: 'Oops!' });
  await expect(news).toContainText('Three of your bookings are still waiting to be paid or confirmed.');
  await expectNoBarriers(page, 'the refusal of a fourth unpaid booking', 'dialog');
  await news.getByRole('button', { name: 'Close' }).click();
  const { reservationId, token } = first;
  await api(discardReservation, { params: { hotelId: 1002, reservationId }, query: {}, body: { token } });
  await page.getByRole('button', { name: /^Pay .* now$/ }).click();
  await expect(payButton(page)).toBeVisible();
});

test('where rooms wait for other guests’ payments already, the page does not claim to hold one, and paying books it', async ({
  page,
  own,
}) => {
  const api = httpTransport(own.url);
  const stay = comingStay(9, 1);
  const before = await roomsLeftAtCasaLago(api, stay, 'limonaia');
  const other = { hotelId: 1002, stay, email: newGuest().email, ratePlanIds: ['non-refundable', 'non-refundable'] };
  expect((await bookRoomsByApi(api, other)).areRoomsHeld).toBe(true);
  await expect.poll(() => roomsLeftAtCasaLago(api, stay, 'limonaia')).toBe(before - 1);
  await goToPayment(page, stay);
  expect((await proceedAndOverhear(page)).areRoomsHeld).toBe(false);
  await expect(payButton(page)).toBeVisible();
  await expect(page.getByText('Your rooms are booked as soon as the payment has come.')).toBeVisible();
  await expect(page.getByText('The rooms are kept for you')).toHaveCount(0);
  await payWith(page, '1111');
  await expect(paid(page)).toBeVisible();
  await expect.poll(() => roomsLeftAtCasaLago(api, stay, 'limonaia')).toBe(before - 2);
});
