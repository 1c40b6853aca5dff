import { ratesSnapshot } from '@stayfront/rules/currency/rates-snapshot';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openHotel, smallHotel, smallNights, written } from '../../testing/small-hotel.ts';
import { testSecret } from '../../testing/start-app.ts';
import { knownHotels } from '../../property/hotel/known-hotels.ts';
import { openSnapshots } from '../snapshot/snapshots.ts';
import { describeOffers } from './describe-offers.ts';
import type { Search } from './price-rooms.ts';
import { quoteSeal } from './quote-seal.ts';
import { until } from '../../testing/until.ts';
import { rememberSearches } from './remembered-searches.ts';
import { searchOffers } from './search-offers.ts';

const database = await freshDatabase();
const now = Date.parse('2027-06-01T12:00:00Z');
const hotels = knownHotels(database.db);
const snapshots = openSnapshots({ database, hotels, budgetBytes: 10_000_000, now: () => now });
afterAll(() => snapshots.close());
const rates = [ratesSnapshot];
const searches = rememberSearches(10_000_000);
const deps = { snapshots, seal: quoteSeal(testSecret), rates: () => rates, searches };
const texts = (en: string): { en: string } => ({ en });
const today = stayDate('2027-06-01');
const deposit = {
  amount: { kind: 'percent' as const, basisPoints: 3_000 },
  rest: { kind: 'before' as const, days: 14 },
};
const hotel = smallHotel({
  config: { paymentSolutionsProvider: 'PAYRAILS' },
  services: [
    {
      id: 'cleaning',
      name: { en: 'Cleaning "deep"', de: 'Reinigung' },
      description: texts('Of the whole room'),
      priceMinor: 4_000,
      pricingType: 'Per stay',
      isRequired: true,
    },
  ],
  ratePlans: written.ratePlans.map((plan) => ({
    ...plan,
    services: plan.id === 'pay-at-hotel' ? ['cleaning'] : [],
    ...(plan.id === 'prepaid' ? { deposit } : {}),
  })),
  promotions: [
    {
      code: 'SUMMER',
      name: texts('Summer'),
      discount: { kind: 'percent', basisPoints: 1_000 },
      ratePlans: ['pay-at-hotel'],
    },
  ],
  offers: [
    {
      id: 'longer',
      name: { en: 'Stay "longer"', de: 'Länger bleiben' },
      conditions: { minNights: 3 },
      discount: { kind: 'free-nights', nights: 3, free: 1, which: 'cheapest', repeats: true },
      joins: 'all',
    },
    {
      id: 'early',
      name: texts('Early'),
      conditions: { minDaysBefore: 20 },
      discount: { kind: 'percent', basisPoints: 755 },
      joins: 'all',
    },
    { id: 'friends', name: texts('Friends'), code: 'FRIENDS', discount: { kind: 'amount', minor: 999, per: 'stay' } },
  ],
});

beforeAll(() => openHotel(database.db, hotel, smallNights(hotel, today, 40)));

test('the search, which is written by hand, says to the last byte what is said as a value', async () => {
  // Nothing is known by heart before changes are heard of.
  const read = await until(async () => {
    const known = await hotels.current(hotel.hotelId);
    if (!known) throw new Error('The hotel is gone');
    await snapshots.wholeGrid(known, now);
    expect(snapshots.knownGrid(known, { arrival: today, departure: addDays(today, 1) }, now)).not.toBeNull();
    return known;
  });
  const seen = new Set<string>();
  const asked = fc.record({
    from: fc.nat(44),
    nights: fc.integer({ min: 1, max: 6 }),
    guests: fc.record({ adults: fc.integer({ min: 1, max: 5 }), children: fc.nat(2), infants: fc.nat(1) }),
    language: fc.constantFrom('en', 'de', 'ar', 'ta'),
    currency: fc.constantFrom(undefined, 'CHF', 'EUR', 'JPY'),
    promoCode: fc.constantFrom(undefined, 'SUMMER', 'FRIENDS', 'NO"SUCH'),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ from, nights, ...rest }) => {
      const arrival = addDays(today, from);
      const search = { ...rest, stay: { arrival, departure: addDays(arrival, nights) } } as Search;
      const [byHand, asValue] = [
        await searchOffers(deps, read, search, now),
        await describeOffers(deps, read, search, now),
      ];
      const written = 'refused' in byHand ? JSON.stringify(byHand) : byHand.json.toString();
      expect(written).toBe(JSON.stringify(asValue));
      if ('refused' in byHand || 'refused' in asValue) return void seen.add('refused');
      byHand.giveBack();
      const again = await searchOffers(deps, read, search, now);
      expect('refused' in again ? again : again.json.toString()).toBe(written);
      for (const { products } of asValue.availabilities)
        for (const product of products) {
          seen.add(product.totalDiscount > 0 ? 'discount' : 'no discount');
          seen.add(product.mandatoryServices.length > 0 ? 'mandatory' : 'nothing mandatory');
          seen.add(product.currency);
          seen.add(`${product.offers?.length ?? 0} offers`);
        }
      if (asValue.reasons.length > 0) seen.add('nothing free');
      if (asValue.notOffered.length > 0) seen.add('not offered');
    }),
    { numRuns: 150 },
  );
  expect(searches.bytes).toBeGreaterThan(0);
  expect([...seen].toSorted()).toEqual(
    [
      '0 offers',
      '1 offers',
      '2 offers',
      'CHF',
      'EUR',
      'JPY',
      'discount',
      'mandatory',
      'no discount',
      'not offered',
      'nothing free',
      'nothing mandatory',
      'refused',
    ].toSorted(),
  );
});

test('a deposit is said in one line and in both currencies, until the day on which its rest is due', async () => {
  const read = await hotels.current(hotel.hotelId);
  if (!read) throw new Error('The hotel is gone');
  const find = async (arrival: string, language: 'en' | 'de') => {
    const stay = { arrival: stayDate(arrival), departure: addDays(stayDate(arrival), 1) };
    const search: Search = { stay, guests: { adults: 2, children: 0, infants: 0 }, language, currency: 'EUR' };
    const found = await describeOffers(deps, read, search, now);
    if ('refused' in found) throw new Error('Nothing was found');
    const [product] = found.availabilities.flatMap(({ products }) =>
      products.filter(({ ratePlanId }) => ratePlanId === 'prepaid'),
    );
    return product;
  };
  const product = await find('2027-06-20', 'en');
  const { totalPrice = 0, totalDiscount = 0, hotelTotalPrice = 0, hotelTotalDiscount = 0 } = product ?? {};
  expect(product?.deposit).toEqual({
    text: '30% now, the rest on 6 June 2027',
    basisPoints: 3_000,
    amount: Math.round((totalPrice - totalDiscount) * 0.3),
    hotelAmount: Math.round((hotelTotalPrice - hotelTotalDiscount) * 0.3),
    restDueOn: '2027-06-06',
    ifUnpaid: 'keep',
  });
  expect((await find('2027-06-20', 'de'))?.deposit?.text.replaceAll('\u00a0', ' ')).toBe(
    '30 % jetzt, der Rest am 6. Juni 2027',
  );
  expect((await find('2027-06-15', 'en'))?.deposit).toBeUndefined();
});
