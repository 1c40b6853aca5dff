import type { Bundle } from '@stayfront/contract/bundle';
import type { HotelChainAvailabilities, HotelChainConfig } from '@stayfront/contract/chain';
import type { DescriptiveInfo, HotelConfig } from '@stayfront/contract/hotel';
import type { DearerProducts, Product } from '@stayfront/contract/offer';
import type { PackagesAvailabilities } from '@stayfront/contract/package';
import type { Reservation } from '@stayfront/contract/reservation';
import type { Services } from '@stayfront/contract/service';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeAll, describe, expect, test } from 'vitest';
import { saveChain } from '../../property/chain/save-chain.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { asker } from '../../testing/ask.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights, written } from '../../testing/small-hotel.ts';
import { startApp, testSecret } from '../../testing/start-app.ts';
import { saveBundle } from '../bundle/save-bundle.ts';
import { quoteSeal } from './quote-seal.ts';

const database = await freshDatabase();
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
const ask = asker(app);
const today = stayDate('2027-06-01');
const [pay] = written.ratePlans;
if (!pay) throw new Error('The small hotel has no rate');
const free = { minAdvanceDays: null, maxAdvanceDays: null, minNights: null, maxNights: null, arrivalWeekdays: null };
const pack = {
  id: 'sauna',
  name: { en: 'Sauna' },
  description: { en: 'Hot' },
  pictures: ['room'],
  ratePlan: 'inside',
  isPublic: true,
  isAmongResults: true,
  conditions: free,
};
const week = { kind: 'free-nights', nights: 7, free: 1, which: 'last', repeats: true } as const;
const hotel = smallHotel({
  chainId: 7,
  ratePlans: [...written.ratePlans, { ...pay, id: 'inside', code: 'IN', isPackageOnly: true }],
  packages: [pack, { ...pack, id: 'weeks', ratePlan: 'pay-at-hotel' }],
  promotions: [{ code: 'FIFTH', name: { en: 'A fifth' }, discount: { kind: 'percent', basisPoints: 2_000 } }],
  offers: [
    {
      id: 'week',
      name: { en: 'Stay 7, pay 6', de: '7 für 6' },
      description: { de: 'Eine Nacht geschenkt' },
      discount: week,
    },
    {
      id: 'early',
      name: { en: 'Early booking' },
      conditions: { minDaysBefore: 30 },
      discount: { kind: 'percent', basisPoints: 1_000 },
      joins: 'all',
    },
    {
      id: 'guests',
      name: { en: 'For friends' },
      code: 'FRIENDS',
      conditions: { minDaysBefore: 10, minAdults: 2 },
      discount: { kind: 'amount', minor: 1_000, per: 'person' },
      joins: 'all',
    },
    {
      id: 'in-pack',
      name: { en: 'In the package' },
      ratePlans: ['inside'],
      discount: { kind: 'amount', minor: 500, per: 'night' },
    },
  ],
});
const { search, findProduct, book, readReservation } = guestApi(app, hotel.hotelId);
const params = { hotelId: hotel.hotelId };
const stay = (from: number, nights: number) => {
  const checkIn = addDays(today, from);
  return { checkIn, checkOut: addDays(checkIn, nights) };
};
const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
const net = (product: Product): number => product.totalPrice - product.totalDiscount;

beforeAll(async () => {
  await openHotel(database.db, hotel, smallNights(hotel, today, 90));
  await saveChain(database.db, { chainId: 7, name: 'Probe Collection' });
});

describe('an offer without a code', () => {
  test('is in every price that it holds for, with its name and what it has saved', async () => {
    const product = await findProduct('double', 'pay-at-hotel', { ...stay(10, 7), lang: 'de' });
    const last = product.nightPrices.at(-1) ?? 0;
    expect(product).toMatchObject({
      nightDiscounts: [0, 0, 0, 0, 0, 0, last],
      totalDiscount: last,
      offers: [{ offerId: 'week', name: '7 für 6', totalDiscount: last }],
    });
    expect(quoteSeal(testSecret).open(product.reference)).toMatchObject({
      promotionCode: null,
      nightDiscounts: product.nightDiscounts,
      offers: [{ offerId: 'week', minor: last }],
    });
    expect(await findProduct('double', 'pay-at-hotel', stay(10, 6))).not.toHaveProperty('offers');
  });

  test('says in which language its name is, where it is not the guest’s', async () => {
    const { offers } = await findProduct('double', 'pay-at-hotel', { ...stay(10, 7), lang: 'fr' });
    expect(offers).toMatchObject([{ name: '7 für 6', otherLanguages: { name: 'de' } }]);
  });

  test('is the better of two that do not go together, by the days until the arrival', async () => {
    const offersOn = async (from: number, nights: number) =>
      (await findProduct('double', 'pay-at-hotel', stay(from, nights))).offers?.map(({ offerId }) => offerId);
    expect(await offersOn(29, 6)).toBeUndefined();
    expect(await offersOn(30, 6)).toEqual(['early']);
    expect(await offersOn(30, 7)).toEqual(['week']); // a seventh is more than a tenth
  });

  test('is counted from the day at the hotel, also late in the evening', async () => {
    const before = clock.now;
    clock.now = Date.parse('2027-06-01T22:30:00Z'); // past midnight in Zurich
    const product = await findProduct('double', 'pay-at-hotel', stay(30, 1));
    clock.now = before;
    expect(product.offers).toBeUndefined();
  });

  test('adds up in another currency, too', async () => {
    const query = { ...stay(31, 3), currency: 'EUR', promoCode: 'FRIENDS' };
    const product = await findProduct('double', 'pay-at-hotel', query);
    expect(product.offers?.map(({ offerId, code }) => [offerId, code])).toEqual([
      ['early', undefined],
      ['guests', 'FRIENDS'],
    ]);
    expect(sum((product.offers ?? []).map(({ totalDiscount }) => totalDiscount))).toBe(product.totalDiscount);
    expect(sum(product.nightDiscounts)).toBe(product.totalDiscount);
  });

  test('is named to everybody; one with a code is not', async () => {
    const { body } = await ask<DescriptiveInfo>('getDescriptiveInfo', { params, query: { lang: 'en' } });
    expect(body.offers?.map(({ offerId, name }) => [offerId, name])).toEqual([
      ['week', 'Stay 7, pay 6'],
      ['early', 'Early booking'],
      ['in-pack', 'In the package'],
    ]);
    expect(body.offers?.[0]).toMatchObject({
      description: 'Eine Nacht geschenkt',
      otherLanguages: { description: 'de' },
    });
  });
});

describe('a code', () => {
  test('opens an offer as it opens a promotion, and its field is shown for both', async () => {
    const query = { ...stay(12, 2), promoCode: 'friends' };
    const { body } = await search(query);
    expect(body.promotion).toEqual({ code: 'FRIENDS', name: 'For friends', leastNights: null, problem: null });
    const product = await findProduct('double', 'pay-at-hotel', query);
    expect(product).toMatchObject({ totalDiscount: 2_000, offers: [{ offerId: 'guests', totalDiscount: 2_000 }] });
    expect(quoteSeal(testSecret).open(product.reference)).toMatchObject({ promotionCode: 'FRIENDS' });
    const { body: config } = await ask<HotelConfig>('getConfig', { params });
    expect(config.hasPromotions).toBe(true);
  });

  test.each([
    [{ ...stay(9, 2) }, { problem: 'too-late', needs: { days: 10 } }],
    [
      { ...stay(12, 2), nbAdults: 1 },
      { problem: 'too-few-adults', needs: { adults: 2 } },
    ],
  ])('that does not hold says what it would need: %o', async (asked, found) => {
    const { body } = await search({ ...asked, promoCode: 'FRIENDS' });
    expect(body.promotion).toMatchObject(found);
  });

  test('of a promotion does not come on top of an offer: the guest has the cheaper one, and is told', async () => {
    const fifth = await findProduct('double', 'pay-at-hotel', { ...stay(12, 7), promoCode: 'FIFTH' });
    expect(fifth.totalDiscount).toBe(sum(fifth.nightPrices.map((price) => Math.round(price / 5))));
    expect(fifth.offers).toBeUndefined();
    expect(quoteSeal(testSecret).open(fifth.reference)).toMatchObject({ promotionCode: 'FIFTH' });
    const { body } = await search({ ...stay(12, 7), promoCode: 'FRIENDS' });
    expect(body.promotion).toMatchObject({ problem: 'no-better-price' });
    expect(body.availabilities[0]?.products[0]?.offers).toMatchObject([{ offerId: 'week' }]);
  });
});

describe('every other price', () => {
  test('of a package has only offers that name its rate plan', async () => {
    const query = { ...stay(10, 7), nbAdults: 2 };
    const { body } = await ask<PackagesAvailabilities>('getPackagesAvailabilities', { params, query });
    const [sauna, weeks] = body.packages.map(({ availabilities }) => availabilities[0]?.products[0]);
    expect(sauna).toMatchObject({ totalDiscount: 3_500, offers: [{ offerId: 'in-pack' }] });
    expect(weeks).toMatchObject({ totalDiscount: 0, nightDiscounts: [] });
    expect(body.packages[0]?.lowestPrice).toBe(sauna?.averagePerNight);
  });

  test('of better rooms is that of the list', async () => {
    const query = { ...stay(10, 7), nbAdults: 2 };
    const [chosen, better] = [
      await findProduct('double', 'pay-at-hotel', query),
      await findProduct('family', 'pay-at-hotel', query),
    ];
    const asked = { ...query, ratePlanCode: 'BAR', price: net(chosen) };
    const { body } = await ask<DearerProducts>('getUpsell', { params, query: asked });
    expect(body.offers[0]).toMatchObject({
      difference: net(better) - net(chosen),
      product: { offers: better.offers, totalDiscount: better.totalDiscount },
    });
  });

  test('of a chain is the cheapest with its offers, and says what was taken off', async () => {
    const query = { ...stay(10, 7), nbAdults: 2, currency: 'EUR' };
    const { body } = await ask<HotelChainAvailabilities>('getHotelChainAvailabilities', {
      params: { chainId: 7 },
      query,
    });
    const product = await findProduct('double', 'pay-at-hotel', query);
    expect(body.hotels[0]?.bestPrice).toMatchObject({
      totalPrice: net(product),
      averagePerNight: product.averagePerNight,
      totalDiscount: product.totalDiscount,
      offerIds: ['week'],
      hotelTotalPrice: product.hotelTotalPrice - product.hotelTotalDiscount,
    });
    const { body: chain } = await ask<HotelChainConfig>('getHotelChainConfig', { params: { chainId: 7 } });
    expect(chain.hotelChainHotels[0]?.offers?.[0]).toMatchObject({ offerId: 'week', name: 'Stay 7, pay 6' });
  });

  test('of a bundle is that of the list', async () => {
    const { checkIn, checkOut } = stay(10, 7);
    const key = { channelId: 399, sessionId: 'Partner000000001', bundleId: 'week' };
    const guests = { adults: 2, children: 0, infants: 0 };
    const stays = [{ roomId: 'double', ratePlanId: 'pay-at-hotel', arrival: checkIn, departure: checkOut, guests }];
    await inHotel(database.db, hotel.hotelId, (tx) => saveBundle(tx, hotel.hotelId, key, stays, clock.now));
    const { body } = await ask<Bundle>('getBundleData', { params: { ...params, ...key } });
    const product = await findProduct('double', 'pay-at-hotel', stay(10, 7));
    expect(body.roomStays[0]?.product).toMatchObject({ offers: product.offers, totalDiscount: product.totalDiscount });
  });

  test('of a stay that is offered instead is the one that it is booked at', async () => {
    const { checkIn, checkOut } = stay(86, 7); // two nights too many for the calendar
    const { body } = await search({ checkIn, checkOut });
    const near = body.nearestStays.find(({ nbNights }) => nbNights === 7);
    const there = await findProduct('double', 'pay-at-hotel', {
      checkIn: near?.checkIn ?? '',
      checkOut: near?.checkOut ?? '',
    });
    expect(near).toMatchObject({
      totalPrice: net(there),
      totalDiscount: there.totalDiscount,
      offers: there.offers,
    });
  });
});

test('what was saved is kept with the room and told in the reader’s language, also when the offer is over', async () => {
  const product = await findProduct('double', 'pay-at-hotel', stay(10, 7));
  const { body: booked } = await book(bookingOf([product.reference]));
  const read = async (lang: string) =>
    (await readReservation(booked.reservationId, { t: booked.token, lang })).body as unknown as Reservation;
  expect((await read('de')).roomStays[0]).toMatchObject({
    totalDiscount: product.totalDiscount,
    totalPrice: net(product),
    offers: [{ offerId: 'week', name: '7 für 6', totalDiscount: product.totalDiscount }],
  });
  const { body } = await ask<Services>('getServices', { params, body: { reference: product.reference, lang: 'de' } });
  expect(body.offers).toEqual([{ offerId: 'week', name: '7 für 6' }]);
  await openHotel(database.db, { ...hotel, offers: [] }, { rooms: [], rates: [] });
  expect((await read('en')).roomStays[0]).toMatchObject({
    totalPrice: net(product),
    offers: [{ offerId: 'week', name: 'week', totalDiscount: product.totalDiscount }],
  });
  await openHotel(database.db, hotel, { rooms: [], rates: [] });
});

test('the first child is free, whatever the night costs: of those that are young enough, by the oldest age where nobody told', async () => {
  const discount = { kind: 'child', toAge: 13, positions: { from: 1, to: 1 }, basisPoints: 10_000 } as const;
  const families = smallHotel({ hotelId: 7002, offers: [{ id: 'child', name: { en: 'A child free' }, discount }] });
  await openHotel(database.db, families, smallNights(families, today, 30));
  const { findProduct: find } = guestApi(app, 7002);
  const party = { ...stay(3, 2), nbAdults: 2, nbChildren: 2 };
  expect(await find('family', 'pay-at-hotel', party)).toMatchObject({
    nightDiscounts: [1_500, 1_500],
    offers: [{ offerId: 'child', totalDiscount: 3_000 }],
  });
  expect(await find('family', 'pay-at-hotel', { ...party, nbChildren: 0 })).not.toHaveProperty('offers');
});
