import type { Page } from '@playwright/test';
import { getReservationPayment } from '@stayfront/contract/reservation-payment';
import type { BookingAnswer } from '@stayfront/contract/reservation';
import { bookRoomsByApi } from '../steps/book-rooms-by-api.ts';
import { newGuest } from '../steps/fill-details.ts';
import { openPage } from '../steps/open-page.ts';
import { stayToBook } from '../steps/quiet-stay.ts';
import { cardOf, testCards, typeIntoDropIn } from '../steps/type-card.ts';
import { calm, expect, test } from '../stayfront.ts';

// The provider's script warns of names that it uses itself; and whoever looks for barriers speaks to the frames by our
// own address, while they are at another. One journey keeps a script away.
test.use({ ...calm, mayComplain: /is marked as deprecated|postMessage|HyperServices/ });

const linkOf = (hotelId: number, { reservationId, token }: BookingAnswer): string =>
  `/${hotelId}/reservation/payment/${reservationId}?t=${token}`;
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay .* now$/ });
const arrived = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you, your payment has arrived' });

test('H04 a guest pays by link in the provider’s drop-in: what is due now, and later the rest', async ({
  page,
  api,
}) => {
  const stay = await stayToBook(api);
  const { email } = newGuest();
  const held = await bookRoomsByApi(api, {
    hotelId: 1001,
    stay,
    email,
    ratePlanIds: ['non-refundable', 'pay-at-hotel'],
  });
  await openPage(page, linkOf(1001, held));
  await expect(page).toHaveTitle('Hotel Seeblick · Pay for your stay');
  await expect(page.getByText('Waiting for payment')).toBeVisible();
  await payButton(page).click();
  await typeIntoDropIn(page, cardOf(testCards.good));
  await page.getByRole('button', { name: /^Pay .* now$/ }).click();
  await expect(page.getByText('Thank you, your payment has arrived')).toBeVisible();
  await expect(page.getByText('Nothing is due now.')).toBeVisible();
  const { reservationId, token } = held;
  const money = await api(getReservationPayment, {
    params: { hotelId: 1001, reservationId },
    query: { t: token },
    body: undefined,
  });
  expect(money).toMatchObject({ status: 'pay', paid: held.payableNow, dueNow: 0, attempt: 'success' });
  expect(money.choices).toEqual([{ kind: 'full', amount: money.dueAtHotel }]);

  await payButton(page).click();
  // The provider knows the guest's card by now.
  await expect(page.getByRole('radio', { name: 'VISA ···· 1111' })).toBeChecked();
  await page.getByRole('button', { name: /^Pay .* now$/ }).click();
  await expect(arrived(page)).toBeVisible();
});
