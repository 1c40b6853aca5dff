import type { Bundle } from '@stayfront/contract/bundle';
import type { Calendar } from '@stayfront/contract/calendar';
import type { HotelChainAvailabilities } from '@stayfront/contract/chain';
import type { DearerProducts, Product } from '@stayfront/contract/offer';
import type { PackagesAvailabilities } from '@stayfront/contract/package';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeAll, expect, test } from 'vitest';
import { saveBundle } from '../bundle/save-bundle.ts';
import { saveChain } from '../../property/chain/save-chain.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { warnOf } from '../../property/content/warn-of.ts';
import { asker } from '../../testing/ask.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights, written } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
const ask = asker(app);
const today = stayDate('2027-06-01');
const june = { checkIn: '2027-06-11', checkOut: '2027-06-14', nbAdults: 2 };
const conditions = {
  minAdvanceDays: null,
  maxAdvanceDays: null,
  minNights: null,
  maxNights: null,
  arrivalWeekdays: null,
};
const packageAt = (ratePlan: string) => ({
  id: `with-${ratePlan}`,
  name: { en: 'Weekend' },
  description: { en: 'Two nights' },
  pictures: ['room'],
  ratePlan,
  isPublic: true,
  isAmongResults: true,
  conditions,
});
const [payAtHotel, , prepaid] = written.ratePlans;
if (!payAtHotel || !prepaid) throw new Error('The small hotel has lost its rates');
/** No provider: what is prepaid, and cheapest, cannot be booked. */
const setup = {
  chainId: 7,
  ratePlans: [payAtHotel, { ...prepaid, isBestAvailableRate: true }],
  packages: [packageAt('pay-at-hotel'), packageAt('prepaid')],
  config: { useOffers: true },
};
const mixed = smallHotel(setup);
/** All of its best rates are prepaid. */
const bar = smallHotel({
  ...setup,
  hotelId: 7002,
  ratePlans: [
    { ...payAtHotel, isBestAvailableRate: false },
    { ...prepaid, isBestAvailableRate: true },
  ],
});
const onlyPrepaid = smallHotel({ ...setup, hotelId: 7003, ratePlans: [prepaid], packages: [packageAt('prepaid')] });

beforeAll(async () => {
  for (const hotel of [mixed, bar, onlyPrepaid]) {
    const nights = smallNights(hotel, today, 30);
    const rates = nights.rates.map((night) =>
      night.ratePlanId === 'prepaid' ? { ...night, prices: { ...night.prices, byAdults: [100, 100] } } : night,
    );
    await openHotel(db, hotel, { ...nights, rates });
  }
  await saveChain(db, { chainId: 7, name: 'Probe Collection' });
});

const net = ({ totalPrice, totalDiscount }: Product): number => totalPrice - totalDiscount;
const calendarOf = async (hotelId: number): Promise<Calendar> =>
  (await ask<Calendar>('getCalendar', { params: { hotelId }, query: { nbAdults: 2 } })).body;

test('a rate that nobody can book is listed without being bookable, and is in no price', async () => {
  const api = guestApi(app, 7001);
  const found = await api.findProduct('double', 'prepaid', june);
  const open = await api.findProduct('double', 'pay-at-hotel', june);
  expect([found.isBookable, open.isBookable]).toEqual([false, true]);
  expect(net(found)).toBeLessThan(net(open));
  expect((await api.book(bookingOf([found.reference]))).status).not.toBe(201);

  const night = await api.findProduct('double', 'pay-at-hotel', { ...june, checkOut: '2027-06-12' });
  expect((await calendarOf(7001)).lowestPrices[10]).toBe(net(night));

  const { body: chain } = await ask<HotelChainAvailabilities>('getHotelChainAvailabilities', {
    params: { chainId: 7 },
    query: june,
  });
  expect(
    chain.hotels.map(({ isAvailable, bestPrice }) => [isAvailable, bestPrice?.productId, bestPrice?.totalPrice]),
  ).toEqual([
    [true, 'double.pay-at-hotel', net(open)],
    [true, 'double.pay-at-hotel', net(open)], // its best rates are not for sale, its others are
    [false, undefined, undefined],
  ]);

  const { body: packages } = await ask<PackagesAvailabilities>('getPackagesAvailabilities', {
    params: { hotelId: 7001 },
    query: june,
  });
  expect(packages.packages.map(({ ratePlanId, problem, lowestPrice }) => [ratePlanId, problem, lowestPrice])).toEqual([
    ['pay-at-hotel', null, open.averagePerNight],
    ['prepaid', 'not-bookable', null],
  ]);

  const { body: upgrades } = await ask<DearerProducts>('getUpgrades', {
    params: { hotelId: 7001 },
    query: { ...june, roomId: 'double', ratePlanCode: 'BAR', price: 1 },
  });
  expect(upgrades.offers).toEqual([]);

  const guests = { adults: 2, children: 0, infants: 0 };
  const stay = { arrival: stayDate(june.checkIn), departure: stayDate(june.checkOut), roomId: 'double', guests };
  const key = { channelId: 399, sessionId: 'GoogleHotelAds01', bundleId: 'two' };
  const stays = ['pay-at-hotel', 'prepaid', 'gone'].map((ratePlanId) => ({ ...stay, ratePlanId }));
  await inHotel(db, 7001, (tx) => saveBundle(tx, 7001, key, stays, clock.now));
  const { body: bundle } = await ask<Bundle>('getBundleData', { params: { hotelId: 7001, ...key } });
  expect(bundle.roomStays.map(({ product, problem }) => [product?.ratePlanId, problem])).toEqual([
    ['pay-at-hotel', null],
    [undefined, 'not-bookable'],
    [undefined, 'sold-out'],
  ]);
});

test('where nothing can be booked, the days say so and no stay nearby is offered', async () => {
  const calendar = await calendarOf(7003);
  expect(calendar.lowestPrices[10]).toBeNull();
  expect(calendar.disabledDays.find(({ date }) => date === '2027-06-11')?.reason).toBe('not-bookable');
  const { body } = await guestApi(app, 7003).search(june);
  expect(body.availabilities.flatMap(({ products }) => products.map(({ isBookable }) => isBookable))).toEqual([false]);
  expect(body.reasons).toEqual([{ code: 'not-bookable' }]);
  expect(body.nearestStays).toEqual([]);
});

test('whoever checks a document is warned of rates that nobody can book', () => {
  expect(warnOf(smallHotel({ config: { paymentSolutionsProvider: 'PAYRAILS' } }))).toEqual([]);
  expect(warnOf(mixed)).toEqual([expect.stringMatching(/"prepaid".*paymentSolutionsProvider/)]);
  expect(warnOf(smallHotel({ config: { paymentSolutionsProvider: 'JUSPAY' } }))).toEqual([
    expect.stringMatching(/"guaranteed".*JUSPAY cannot keep/),
  ]);
  const silent = smallHotel({ ratePlans: [prepaid], contact: { phone: 'N/A', email: 'N/A' } });
  expect(warnOf(silent)).toHaveLength(3);
});
