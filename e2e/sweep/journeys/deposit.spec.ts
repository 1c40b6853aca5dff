import type { Page } from '@playwright/test';
import type { RunningSandbox } from '@stayfront/sandbox/payment-sandbox';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { hotelCommand } from '../../server/hotel-command.ts';
import { openHotel } from '../../server/open-hotel.ts';
import { openProvider } from '../../server/open-provider.ts';
import { comeToPay } from '../../steps/come-to-pay.ts';
import { comingStay } from '../../steps/coming-stay.ts';
import { proceed } from '../../steps/go-to-payment.ts';
import { openPage } from '../../steps/open-page.ts';
import { typeStripeCard } from '../../steps/stripe-fields.ts';
import { expect, test } from '../../stayfront.ts';

test.describe.configure({ mode: 'default' });

const hotelId = 2141;
const stay = comingStay(40, 2);
const dueOn = addDays(stay.arrival, -7);
const rate = 'With a deposit';
const ratePlans = [
  {
    id: 'deposit',
    code: 'DEP',
    name: { en: rate },
    description: { en: 'A part now' },
    guarantee: 'PrePay',
    deposit: { amount: { kind: 'percent', basisPoints: 3_000 }, rest: { kind: 'before', days: 7 } },
    cancellationPolicy: 'free-until-three-days',
    isBestAvailableRate: true,
    services: [],
  },
];
let stripe: RunningSandbox;

test.beforeAll(async () => {
  await openHotel(hotelId, { ratePlans, config: { test: true, paymentSolutionsProvider: 'STRIPE' } }, ['deposit']);
  stripe = await openProvider('STRIPE', hotelId);
});
test.afterAll(() => stripe.stop());

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay .* now$/ });
const kept = () => stripe.ledger().reduce((sum, { captured, refunded }) => sum + captured - refunded, 0);

async function book(page: Page, card: string): Promise<void> {
  await comeToPay(page, { hotelId, stay, room: 'Panorama Room', rate });
  await expect(page.getByText(/the rest, .*, is taken from the card you pay with now\./)).toBeVisible();
  await proceed(page);
  await typeStripeCard(page, card);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Booking and payment confirmed!' })).toBeVisible();
  await expect(page.getByText(/is taken from your card Visa/)).toBeVisible();
}

test('a deposit is paid with Stripe, and the rest is taken from the card on its day', async ({ page }) => {
  await openPage(page, `/${hotelId}?checkIn=${stay.arrival}&checkOut=${stay.departure}`);
  await page.getByRole('button', { name: 'Details & Book' }).first().click();
  await expect(page.getByText(/^30% now, the rest on /).first()).toBeVisible();
  await book(page, '4242 4242 4242 4242');
  const deposit = kept();
  await hotelCommand('rests', String(hotelId), addDays(dueOn, -1));
  expect(kept()).toBe(deposit);
  // 30 % of two nights at 187.25 are 112.35. While the deposit itself is on its way nothing else is taken: asked again then.
  const collect = async (): Promise<number> => {
    await hotelCommand('rests', String(hotelId), dueOn);
    return kept();
  };
  await expect.poll(collect).toBe(37_450);
  expect([deposit, await collect()]).toEqual([11_235, 37_450]);
  await page.reload();
  await expect(page.getByText(/Paid in advance: CHF\s374\.50/)).toBeVisible();
});

test('a card that no longer pays leaves the rest to the link', async ({ page }) => {
  const before = kept();
  await book(page, '4000 0000 0000 0341');
  await hotelCommand('rests', String(hotelId), dueOn);
  expect(kept() - before).toBe(11_235);
});
