import type { Page } from '@playwright/test';
import type { RunningSandbox } from '@stayfront/sandbox/payment-sandbox';
import { openHotel } from '../../server/open-hotel.ts';
import { openProvider } from '../../server/open-provider.ts';
import { openOwnSite, type OwnSite } from '../../server/own-site.ts';
import { goOn } from '../../steps/book-at-site.ts';
import { bookRoomsByApi } from '../../steps/book-rooms-by-api.ts';
import { cancelByForm } from '../../steps/cancel-by-form.ts';
import { roomCard } from '../../steps/choose-room.ts';
import { comeToPay } from '../../steps/come-to-pay.ts';
import { comingStay } from '../../steps/coming-stay.ts';
import { fillDetails, newGuest } from '../../steps/fill-details.ts';
import { acceptTerms, placeOrder } from '../../steps/go-to-review.ts';
import { proceed } from '../../steps/go-to-payment.ts';
import { awaitBooking, bookingIn } from '../../steps/hotel-site.ts';
import { expectOutside } from '../../steps/leave-frame.ts';
import { openPage } from '../../steps/open-page.ts';
import { answerBank, typeStripeCard, walletButton } from '../../steps/stripe-fields.ts';
import { expect, test } from '../../stayfront.ts';

// What a bank turns down the provider answers with a status of its own.
test.use({ mayComplain: /status of 402/ });
test.describe.configure({ mode: 'default' });

const hotelId = 2140;
const rates = { prepaid: 'Paid in advance', guaranteed: 'Flexible' } as const;
const ratePlan = (id: string, name: string, guarantee: string) => ({
  id,
  code: id.slice(0, 3).toUpperCase(),
  name: { en: name },
  description: { en: name },
  guarantee,
  cancellationPolicy: 'free-until-three-days',
  isBestAvailableRate: guarantee === 'PrePay',
  services: [],
});
const ratePlans = [
  ratePlan('prepaid', rates.prepaid, 'PrePay'),
  ratePlan('guaranteed', rates.guaranteed, 'GuaranteeRequired'),
];
let stripe: RunningSandbox;
let site: OwnSite;

test.beforeAll(async () => {
  site = await openOwnSite();
  await openHotel(
    hotelId,
    { ratePlans, config: { test: true, paymentSolutionsProvider: 'STRIPE', embedOrigins: [site.origin] } },
    ratePlans.map(({ id }) => id),
  );
  stripe = await openProvider('STRIPE', hotelId);
});
test.afterAll(async () => {
  site.close();
  await stripe.stop();
});

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay .* now$/ });
const paid = (page: Page) => page.getByRole('heading', { name: 'Booking and payment confirmed!' });
const kept = () => stripe.ledger().map(({ captured, refunded }) => captured - refunded);
const come = (page: Page, rate: string, inDays: number, email = newGuest()) =>
  comeToPay(page, { hotelId, stay: comingStay(inDays, 1), room: 'Panorama Room', rate }, email);

test('a card that is declined is followed by another on the same page, and money goes back when it is cancelled', async ({
  page,
}) => {
  const guest = await come(page, rates.prepaid, 70);
  await proceed(page);
  await typeStripeCard(page, '4000 0000 0000 0002');
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Your card was declined.');
  await typeStripeCard(page, '4242 4242 4242 4242');
  await payButton(page).click();
  await expect(paid(page)).toBeVisible();
  expect(kept().filter((minor) => minor > 0)).toHaveLength(1);
  const reservationId = new URL(page.url()).searchParams.get('reservationId') ?? '';
  await cancelByForm(page, hotelId, reservationId, guest);
  await expect.poll(() => kept().filter((minor) => minor > 0)).toEqual([]);
});

test('who closes the bank’s question, or says no there, stays on the page and has paid nothing', async ({ page }) => {
  await come(page, rates.prepaid, 71);
  await proceed(page);
  await typeStripeCard(page, '4000 0000 0000 3220');
  await payButton(page).click();
  await answerBank(page, 'No, that is not me');
  await expect(page.getByRole('alert')).toContainText('unable to authenticate');
  await expect(payButton(page)).toBeEnabled();
  expect(kept().filter((minor) => minor > 0)).toEqual([]);
});

test('a wallet of the guest’s device pays with one press', async ({ page }) => {
  await come(page, rates.prepaid, 72);
  await proceed(page);
  await walletButton(page, 'Google Pay').click();
  await expect(paid(page)).toBeVisible();
});

test('who books in the hotel’s own page is led to the wallet in the whole window, and back', async ({
  page,
  baseURL,
}) => {
  const { arrival, departure } = comingStay(76, 1);
  site.show(
    `<script src="${baseURL}/embed.js"></script>` +
      `<stayfront-booking hotel="${hotelId}" check-in="${arrival}" check-out="${departure}"></stayfront-booking>`,
  );
  await page.goto(site.origin);
  await awaitBooking(page);
  const booking = bookingIn(page);
  const card = roomCard(booking, 'Panorama Room');
  await card.getByRole('button', { name: 'Details & Book' }).click();
  await card.getByRole('button', { name: `Book ${rates.prepaid}` }).click();
  await fillDetails(booking, newGuest());
  await booking.getByRole('button', { name: goOn }).last().click();
  await expectOutside(page, baseURL, hotelId);
  await proceed(page);
  await walletButton(page, 'Google Pay').click();
  await expect.poll(() => new URL(page.url()).origin).toBe(site.origin);
  await expect(booking.getByRole('heading', { name: 'Booking and payment confirmed!' })).toBeVisible();
});

test('a card is kept as a guarantee once the bank has confirmed it, and nothing is charged', async ({ page }) => {
  const before = stripe.ledger().length;
  await come(page, rates.guaranteed, 73);
  await acceptTerms(page);
  await typeStripeCard(page, '4000 0027 6000 3184');
  await placeOrder(page);
  await answerBank(page, 'Yes, confirm');
  await expect(page.getByRole('heading', { name: 'Booking confirmed!', exact: true })).toBeVisible();
  expect(stripe.ledger()).toHaveLength(before);
});

test('a reservation is paid by its link', async ({ page, api }) => {
  const { email } = newGuest();
  const wish = { hotelId, stay: comingStay(74, 1), email, ratePlanIds: ['prepaid'] };
  const { reservationId, token } = await bookRoomsByApi(api, wish);
  await openPage(page, `/${hotelId}/reservation/payment/${reservationId}?t=${token}`);
  await payButton(page).click();
  await typeStripeCard(page, '5555 5555 5555 4444');
  await payButton(page).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your payment has arrived' })).toBeVisible();
});

test('where the hotel wants the provider’s own page, it leads there and back', async ({ page }) => {
  const hosted = await openProvider('STRIPE', hotelId, { checkout: 'hosted' });
  try {
    await come(page, rates.prepaid, 75);
    await proceed(page);
    await page.getByRole('link', { name: 'Go to the payment page' }).click();
    await expect(page.getByRole('button', { name: 'Google Pay' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel and go back' }).click();
    await proceed(page);
    await page.getByRole('link', { name: 'Go to the payment page' }).click();
    await page.getByRole('button', { name: /4242 / }).first().click();
    await page.getByRole('button', { name: /^Pay CHF/ }).click();
    await expect(paid(page)).toBeVisible();
    expect(hosted.ledger()).toHaveLength(1);
  } finally {
    await hosted.stop();
  }
});
