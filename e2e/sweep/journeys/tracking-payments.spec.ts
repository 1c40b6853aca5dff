import type { Page } from '@playwright/test';
import type { RunningSandbox } from '@stayfront/sandbox/payment-sandbox';
import { openHotel } from '../../server/open-hotel.ts';
import { openProvider } from '../../server/open-provider.ts';
import { cancelByForm } from '../../steps/cancel-by-form.ts';
import { roomCard } from '../../steps/choose-room.ts';
import { comingStay, homeOf } from '../../steps/coming-stay.ts';
import { expectTold } from '../../steps/expect-told.ts';
import { fillDetails, newGuest } from '../../steps/fill-details.ts';
import { hostedPage, proceed } from '../../steps/go-to-payment.ts';
import { acceptTerms, placeOrder } from '../../steps/go-to-review.ts';
import { openPage } from '../../steps/open-page.ts';
import { cardOf, testCards, typeCard, typeIntoDropIn } from '../../steps/type-card.ts';
import { tagManager, watchTags, type Watched } from '../../steps/watch-tags.ts';
import { expect, test } from '../../stayfront.ts';

// One after the other: they share two hotels and their providers, which are put up once. The provider's script warns of
// names that it uses itself.
test.describe.configure({ mode: 'default' });
test.use({ mayComplain: /is marked as deprecated|postMessage/ });

const [atPayrails, atJuspay] = [2132, 2133];
const stay = comingStay(70, 2);
let payrails: RunningSandbox;
let juspay: RunningSandbox;

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
  ratePlan('flexible', 'Flexible', 'GuaranteeRequired'),
  ratePlan('prepaid', 'Paid in advance', 'PrePay'),
];

test.beforeAll(async () => {
  for (const [hotelId, paymentSolutionsProvider] of [
    [atPayrails, 'PAYRAILS'],
    [atJuspay, 'JUSPAY'],
  ] as const)
    await openHotel(
      hotelId,
      { ratePlans, config: { test: true, trackers: { tagManagerId: 'GTM-TEST789' }, paymentSolutionsProvider } },
      ratePlans.map(({ id }) => id),
    );
  [payrails, juspay] = await Promise.all([openProvider('PAYRAILS', atPayrails), openProvider('JUSPAY', atJuspay)]);
});

test.afterAll(async () => {
  await payrails.stop();
  await juspay.stop();
});

const payOnPage = async (sight: Pick<Page, 'getByRole'>): Promise<void> => {
  await sight.getByRole('button', { name: /1111 / }).click();
  await sight.getByRole('button', { name: /^Pay CHF/ }).click();
};

type Way = {
  readonly how: string;
  readonly hotelId: number;
  readonly rate: string;
  readonly paymentType: string;
  readonly provider: () => string;
  /** What the provider has taken in all. */
  readonly charged: () => number;
  readonly givenBack: () => number;
  pay(page: Page): Promise<void>;
};

const inHouse = {
  hotelId: atPayrails,
  provider: () => payrails.url,
  charged: () => payrails.ledger().reduce((sum, { captured }) => sum + captured, 0),
  givenBack: () => payrails.ledger().reduce((sum, { refunded }) => sum + refunded, 0),
};
const onPage = {
  hotelId: atJuspay,
  rate: 'Paid in advance',
  paymentType: 'online',
  provider: () => juspay.url,
  charged: () => juspay.ledger().reduce((sum, { captured }) => sum + captured, 0),
  givenBack: () => juspay.ledger().reduce((sum, { refunded }) => sum + refunded, 0),
};

const ways: readonly Way[] = [
  {
    ...inHouse,
    how: 'with a card as a guarantee',
    rate: 'Flexible',
    paymentType: 'secure-fields',
    async pay(page) {
      await typeCard(page, cardOf(testCards.good));
      await acceptTerms(page);
      await placeOrder(page);
    },
  },
  {
    ...inHouse,
    how: 'paid in the drop-in',
    rate: 'Paid in advance',
    paymentType: 'online',
    async pay(page) {
      await proceed(page);
      await typeIntoDropIn(page, cardOf(testCards.good));
      await page.getByRole('button', { name: /^Pay .* now$/ }).click();
    },
  },
  {
    ...onPage,
    how: 'paid on the hosted page in its frame',
    async pay(page) {
      await proceed(page);
      await payOnPage(hostedPage(page));
    },
  },
  {
    ...onPage,
    how: 'paid on the provider’s own page, from which the same tab comes back',
    async pay(page) {
      const begun = page.waitForResponse(/\/payment$/);
      await proceed(page);
      const { data } = (await (await begun).json()) as { data: { paymentPage: string } };
      await expect(hostedPage(page).getByRole('button', { name: /^Pay CHF/ })).toBeVisible();
      await page.goto(data.paymentPage);
      await payOnPage(page);
    },
  },
];

const named = (tags: Watched, name: string) => tags.events().filter(({ event }) => event === name);

for (const { how, hotelId, rate, paymentType, provider, charged, givenBack, pay } of ways)
  test(`J03 a booking ${how} is one purchase, and cancelled one refund; nobody but the provider is let in where money is taken`, async ({
    page,
    baseURL,
  }) => {
    const tags = await watchTags(page, baseURL ?? '', provider());
    const guest = newGuest();
    const before = { charged: charged(), givenBack: givenBack() };
    await page.context().addCookies([{ name: `stayfront-consent-${hotelId}`, value: '1111', url: baseURL ?? '' }]);
    await openPage(page, homeOf(stay, hotelId));
    await roomCard(page, 'Panorama Room').getByRole('button', { name: 'Details & Book' }).click();
    await roomCard(page, 'Panorama Room')
      .getByRole('button', { name: `Book ${rate}` })
      .click();
    await expectTold(tags, 'add_to_cart', 'begin_checkout');
    await fillDetails(page, guest);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('checkbox', { name: 'I accept' }).waitFor();
    await pay(page);
    await expect(page.getByRole('heading', { level: 1, name: /^Booking (and payment )?confirmed!$/ })).toBeVisible();
    const purchase = await expectTold(tags, 'add_payment_info', 'purchase');
    const reservationId = new URL(page.url()).searchParams.get('reservationId') ?? '';
    const [paymentInfo] = named(tags, 'add_payment_info');
    expect(paymentInfo).toMatchObject({ ecommerce: { payment_type: paymentType, value: 360.79 } });
    expect(purchase).toMatchObject({ ecommerce: { transaction_id: reservationId, value: 360.79, tax: 13.71 } });
    const price = paymentType === 'online' ? 37_450 : 0;
    expect(charged() - before.charged).toBe(price);

    // Loaded again, gone away from and come back to.
    await expect.poll(() => tags.managers.at(-1)).toBe(`/${hotelId}/checkout/thank-you`);
    const managersBefore = tags.managers.length;
    await page.reload();
    await expect.poll(() => tags.managers.length).toBe(managersBefore + 1);
    await openPage(page, homeOf(stay, hotelId));
    await expect.poll(() => tags.managers.length).toBe(managersBefore + 2);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: /^Booking (and payment )?confirmed!$/ })).toBeVisible();
    await expect.poll(() => tags.managers.length).toBe(managersBefore + 3);

    await cancelByForm(page, hotelId, reservationId, guest);
    expect(await expectTold(tags, 'refund')).toEqual({
      event: 'refund',
      ecommerce: { transaction_id: reservationId, currency: 'CHF', value: 360.79, tax: 13.71 },
    });
    await expect.poll(() => givenBack() - before.givenBack).toBe(price);
    expect(['add_payment_info', 'purchase', 'refund'].map((name) => named(tags, name).length)).toEqual([1, 1, 1]);

    // The hosts that were asked, by the page that the guest was on.
    const [own, theirs, manager] = [baseURL ?? '', provider(), tagManager].map((url) => new URL(url).host);
    expect(tags.strangers).toEqual(new Set([theirs, manager]));
    const isPaid = (address: string): boolean => /\/checkout\/(card-details|payment-callback)$/.test(address);
    const atPayment = tags.asked.filter(({ on }) => isPaid(on));
    expect(new Set(atPayment.map(({ host }) => host))).toEqual(new Set([own, theirs]));
    expect(tags.asked.filter(({ on, host }) => host === theirs && on.startsWith(`/${hotelId}`) && !isPaid(on))).toEqual(
      [],
    );
    expect(tags.told.filter(({ path }) => isPaid(path))).toEqual([]);
    const all = JSON.stringify(tags.told);
    for (const secret of [guest.email, guest.givenName, guest.surname, '555 00 00', '4111'])
      expect(all).not.toContain(secret);
  });
