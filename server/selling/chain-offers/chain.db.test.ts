import type { HotelChainAvailabilities, HotelChainConfig } from '@stayfront/contract/chain';
import type { Problem } from '@stayfront/contract/problem';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeAll, describe, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { saveHotel } from '../../property/hotel/save-hotel.ts';
import { asker } from '../../testing/ask.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';
import { saveChain } from '../../property/chain/save-chain.ts';

const database = await freshDatabase();
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
const ask = asker(app);
const today = stayDate('2027-06-01');
const june = { checkIn: '2027-06-11', checkOut: '2027-06-14' };
const hotels = [
  smallHotel({ chainId: 7 }),
  smallHotel({ hotelId: 7002, chainId: 7, currency: 'EUR', config: { showInChainSelector: false } }),
  smallHotel({ hotelId: 7003, chainId: 7, config: { isInMaintenance: true } }),
  smallHotel({
    hotelId: 7004,
    chainId: 7,
    address: { addressLine: 'Rue', postalCode: '1200', city: { de: 'Genf', fr: 'Genève' }, countryCode: 'CH' },
  }),
  smallHotel({ hotelId: 7005 }),
  smallHotel({ hotelId: 7006, chainId: 9, currency: 'GBP' }),
  smallHotel({ hotelId: 7007, chainId: 9, config: { paymentSolutionsProvider: 'JUSPAY' } }),
];

beforeAll(async () => {
  for (const hotel of hotels) await openHotel(database.db, hotel, smallNights(hotel, today, 30));
  const full = (tx: typeof database.db) => tx.updateTable('inventory').set({ sold: 3 }).where('hotel_id', '=', 7004);
  await inHotel(database.db, 7004, (tx) => full(tx).execute());
  const look = { tagline: { en: 'Four houses.', de: 'Vier Häuser.' }, logo: 'room' };
  await saveChain(database.db, { chainId: 7, name: 'Probe Collection', look });
  await saveChain(database.db, { chainId: 9, name: 'Two Currencies' });
});

const prices = (query: object = {}) =>
  ask<HotelChainAvailabilities & Problem>('getHotelChainAvailabilities', {
    params: { chainId: 7 },
    query: { ...june, ...query },
  });

describe('a chain', () => {
  test('names the hotels that belong to it', async () => {
    const { body } = await ask<HotelChainConfig>('getHotelChainConfig', { params: { chainId: 7 } });
    expect(body).toMatchObject({ chainId: 7, hotelChainName: 'Probe Collection' });
    expect(body.hotelChainHotels.map(({ hotelId, showSelector }) => [hotelId, showSelector])).toEqual([
      [7001, true],
      [7002, false],
      [7003, true],
      [7004, true],
    ]);
    expect(body.hotelChainHotels[0]).toMatchObject({
      hotelName: 'Hotel Probe',
      cityName: 'Luzern',
      countryCode: 'CH',
      image: { imageId: 'room' },
    });
  });

  test('names the city of each hotel in the guest’s language or one the hotel has', async () => {
    const cities = async (lang: string): Promise<string[]> =>
      (
        await ask<HotelChainConfig>('getHotelChainConfig', { params: { chainId: 7 }, query: { lang } })
      ).body.hotelChainHotels.map(({ cityName }) => cityName);
    expect(await cities('fr')).toEqual(['Luzern', 'Luzern', 'Luzern', 'Genève']);
    expect(await cities('ar')).toEqual(['Luzern', 'Luzern', 'Luzern', 'Genf']);
  });

  test('has a line and a logo of its own, in the guest’s language or one it has, and keeps them under another name', async () => {
    await saveChain(database.db, { chainId: 7, name: 'Probe Collection' });
    const config = async (lang: string): Promise<HotelChainConfig> =>
      (await ask<HotelChainConfig>('getHotelChainConfig', { params: { chainId: 7 }, query: { lang } })).body;
    expect(await config('de')).toMatchObject({ tagline: 'Vier Häuser.', logo: { imageId: 'room' } });
    const french = await config('fr');
    expect([french.tagline, french.otherLanguages]).toEqual(['Vier Häuser.', { tagline: 'de' }]); // the language of its first hotel
    await saveChain(database.db, { chainId: 8007, name: 'Houses to come' });
    const { body } = await ask<HotelChainConfig>('getHotelChainConfig', { params: { chainId: 8007 } });
    expect([body.tagline, body.logo]).toEqual(['', null]);
  });

  test('tells the best price of every hotel in one answer, and why one has none', async () => {
    const { status, body } = await prices();
    expect(status).toBe(200);
    const bar = await guestApi(app, 7001).findProduct('double', 'pay-at-hotel', june);
    const { productId, totalPrice, averagePerNight } = bar;
    expect(body.hotels).toEqual([
      {
        hotelId: 7001,
        isAvailable: true,
        problem: null,
        bestPrice: {
          productId,
          totalPrice,
          averagePerNight,
          currency: 'CHF',
          hotelCurrency: 'CHF',
          hotelTotalPrice: totalPrice,
        },
      },
      {
        hotelId: 7002,
        isAvailable: true,
        problem: null,
        bestPrice: expect.objectContaining({ currency: 'CHF', hotelCurrency: 'EUR' }) as object,
      },
      { hotelId: 7003, isAvailable: false, problem: 'hotel.maintenance', bestPrice: null },
      { hotelId: 7004, isAvailable: false, problem: null, bestPrice: null },
    ]);
  });

  test('compares all hotels in the guest’s currency', async () => {
    const { body } = await prices({ currency: 'JPY' });
    expect(body.hotels.flatMap(({ bestPrice }) => bestPrice?.currency ?? [])).toEqual(['JPY', 'JPY']);
    const yen = await guestApi(app, 7001).findProduct('double', 'pay-at-hotel', { ...june, currency: 'JPY' });
    expect(body.hotels[0]?.bestPrice?.totalPrice).toBe(yen.totalPrice);
  });

  test('compares in one currency also with a hotel that shows its own alone, and says what each charges in', async () => {
    for (const currency of [undefined, 'USD']) {
      const { body } = await ask<HotelChainAvailabilities>('getHotelChainAvailabilities', {
        params: { chainId: 9 },
        query: { ...june, ...(currency ? { currency } : {}) },
      });
      const found = body.hotels.map(({ bestPrice }) => bestPrice);
      // Who names none compares in that of the first hotel.
      expect(found.map((one) => [one?.currency, one?.hotelCurrency])).toEqual([
        [currency ?? 'GBP', 'GBP'],
        [currency ?? 'GBP', 'CHF'],
      ]);
      const there = await guestApi(app, 7006).findProduct('double', 'pay-at-hotel', june);
      const francs = await guestApi(app, 7007).findProduct('double', 'pay-at-hotel', { ...june, currency: 'USD' });
      expect(found.map((one) => one?.hotelTotalPrice)).toEqual([there.totalPrice, francs.totalPrice]);
      expect(francs.currency).toBe('CHF'); // on its own pages it keeps to what it charges
    }
  });

  test('says of each hotel what it does not take', async () => {
    const problems = async (query: object): Promise<unknown> =>
      new Set(
        (await prices(query)).body.hotels.filter(({ hotelId }) => hotelId !== 7003).map(({ problem }) => problem),
      );
    expect(await problems({ nbAdults: 9 })).toEqual(new Set(['guests.bounds']));
    expect(await problems({ checkIn: '2027-05-01' })).toEqual(new Set(['date.past']));
    expect(await problems({ checkOut: '2032-01-01' })).toEqual(new Set(['date.range']));
  });

  test('that is not there, or stays that are none, are refused', async () => {
    for (const operation of ['getHotelChainConfig', 'getHotelChainAvailabilities'])
      expect(
        await ask(operation, { params: { chainId: 8 }, query: operation.includes('Avail') ? june : {} }),
      ).toMatchObject({
        status: 404,
        body: { code: 'chain.unknown' },
      });
    expect((await prices({ checkOut: '2027-06-10' })).body.code).toBe('stay.order');
    expect((await prices({ currency: 'XYZ' })).body.code).toBe('currency.unsupported');
  });
});

test('servers that know a chain by heart hear of a new name and of a hotel that joins', async () => {
  const heart = await startApp(database, clock, { snapshotBytes: 64_000_000 });
  const config = async (): Promise<HotelChainConfig> =>
    (await asker(heart)<HotelChainConfig>('getHotelChainConfig', { params: { chainId: 7 } })).body;
  expect((await config()).hotelChainHotels).toHaveLength(4);
  const joined = smallHotel({ hotelId: 7005, chainId: 7 });
  await inHotel(database.db, 7005, (tx) => saveHotel(tx, joined, [], { now: 0 }));
  await until(async () => expect((await config()).hotelChainHotels).toHaveLength(5));
  await saveChain(database.db, { chainId: 7, name: 'Another Name' });
  await until(async () => expect((await config()).hotelChainName).toBe('Another Name'));
});

test('what was asked a moment ago is told again for as long as nothing changes at any of its hotels', async () => {
  const heart = asker(await startApp(database, clock, { snapshotBytes: 64_000_000 }));
  const told = async (by: typeof ask, query: object = {}): Promise<HotelChainAvailabilities> =>
    (
      await by<HotelChainAvailabilities>('getHotelChainAvailabilities', {
        params: { chainId: 9 },
        query: { ...june, ...query },
      })
    ).body;
  const raise = (hotelId: number): Promise<unknown> =>
    inHotel(database.db, hotelId, (tx) =>
      tx
        .updateTable('rate')
        .set({ by_adults: [31_000, 33_000] })
        .where('hotel_id', '=', hotelId)
        .execute(),
    );
  const before = await told(ask);
  await until(async () => expect(await told(heart)).toEqual(before));
  expect(await told(heart)).toEqual(before);
  expect(await told(heart, { nbAdults: 1 })).toEqual(await told(ask, { nbAdults: 1 }));
  expect(await told(heart, { currency: 'USD' })).toEqual(await told(ask, { currency: 'USD' }));
  await raise(7007);
  const after = await told(ask);
  expect(after).not.toEqual(before);
  await until(async () => expect(await told(heart)).toEqual(after));
  await inHotel(database.db, 7006, (tx) =>
    saveHotel(tx, { ...(hotels[5] ?? smallHotel()), chainId: undefined }, [], { now: clock.now }),
  );
  await until(async () => expect((await told(heart)).hotels.map(({ hotelId }) => hotelId)).toEqual([7007]));
});
