import type { PriceMismatch } from '@stayfront/contract/manage/price-mismatches';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { makeKey } from '../../property/key/make-key.ts';
import { managementApi } from '../../testing/management-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const today = stayDate('2027-06-01');
const app = await startApp(database, clock);
const hotel = smallHotel();
const lira = smallHotel({ hotelId: 7002, config: { paymentSolutionsProvider: 'JUSPAY' } });
const api = guestApi(app, hotel.hotelId);
let management = managementApi(app, hotel.hotelId, '');
let juspay = managementApi(app, 7002, '');
const stay = { checkIn: addDays(today, 5), checkOut: addDays(today, 7), nbAdults: 2, nbChildren: 0, nbInfants: 0 };
/** What the stay costs at the rate that is compared, in francs. */
const ours = { price: '', withTaxes: '', minor: 0 };

beforeAll(async () => {
  for (const setup of [hotel, lira]) await openHotel(db, setup, smallNights(setup, today, 30, 5));
  management = managementApi(app, hotel.hotelId, (await makeKey(db, hotel.hotelId, 'PMS', clock.now)).key);
  juspay = managementApi(app, 7002, (await makeKey(db, 7002, 'PMS', clock.now)).key);
  const { totalPrice, totalLocalTax } = await api.findProduct('double', 'pay-at-hotel', stay);
  ours.minor = totalPrice;
  ours.price = (totalPrice / 100).toFixed(2);
  ours.withTaxes = ((totalPrice + totalLocalTax) / 100).toFixed(2);
});
beforeEach(async () => {
  await inHotel(db, hotel.hotelId, (tx) => tx.deleteFrom('price_mismatch').execute());
});

const land = async (shown: object, hotelId = hotel.hotelId): Promise<{ status: number; code?: string }> => {
  const reply = await app.inject({
    method: 'POST',
    url: `/api/hotels/${hotelId}/shown-prices`,
    payload: { ...stay, roomId: 'double', ratePlanId: 'pay-at-hotel', currency: 'CHF', channelId: 399, ...shown },
  });
  return { status: reply.statusCode, code: reply.json<{ code?: string }>().code ?? '' };
};
const noted = async (from = management): Promise<PriceMismatch[]> =>
  (await from.get<{ mismatches: PriceMismatch[] }>('price-mismatches')).body.mismatches;

describe('the price that a comparison site showed', () => {
  test('is ours with or without local taxes, or rounded: then there is nothing to tell', async () => {
    for (const price of [ours.price, ours.withTaxes, String(Math.round(ours.minor / 100))])
      expect(await land({ price })).toMatchObject({ status: 200 });
    expect(await noted()).toEqual([]);
  });

  test('is noted once for the hotel where it is another, however often it is seen', async () => {
    await land({ price: '1.00' });
    await land({ price: '1.00' });
    expect(await noted()).toMatchObject([
      { shown: '1.00', ours: ours.minor, currency: 'CHF', channelId: 399, roomId: 'double', seen: 2, ...stay },
    ]);
    expect(await noted(juspay)).toEqual([]);
  });

  test('is noted where the room cannot be had any more', async () => {
    await land({ price: '1.00', roomId: 'penthouse' });
    expect(await noted()).toMatchObject([{ roomId: 'penthouse', ours: null }]);
  });

  test('is held against the cheapest where the link names no room', async () => {
    const { body } = await api.search(stay);
    const cheapest = Math.min(...body.availabilities.flatMap(({ products }) => products.map((one) => one.totalPrice)));
    const link = { roomId: undefined, ratePlanId: undefined };
    await land({ ...link, price: (cheapest / 100).toFixed(2) });
    expect(await noted()).toEqual([]);
    await land({ ...link, price: '9999' });
    expect(await noted()).toMatchObject([{ roomId: null, ours: cheapest }]);
  });

  test('is not compared in a currency that the hotel does not show: with Juspay its own alone', async () => {
    expect(await land({ price: '1.00', currency: 'EUR' }, 7002)).toMatchObject({ status: 200 });
    expect(await noted(juspay)).toEqual([]);
    await land({ price: '1.00' }, 7002);
    expect(await noted(juspay)).toHaveLength(1);
  });

  test.each([
    [{ price: '-1' }, 'input.invalid'],
    [{ price: '1e9' }, 'input.invalid'],
    [{ price: "1'; drop table hotel" }, 'input.invalid'],
    [{ price: '1', roomId: '../x' }, 'input.invalid'],
    [{ price: '1', currency: 'XXX' }, 'input.invalid'],
    [{ price: '1', nbAdults: 40 }, 'guests.bounds'],
    [{ price: '1', checkOut: stay.checkIn }, 'stay.min_nights'],
    [{ price: '1', checkIn: '2020-01-01', checkOut: '2020-01-02' }, 'date.past'],
  ])('that is none is refused and noted nowhere: %o', async (shown, code) => {
    expect(await land(shown)).toEqual({ status: 400, code });
    expect(await noted()).toEqual([]);
  });

  test('cannot fill the books: the newest five hundred are kept', async () => {
    await inHotel(db, hotel.hotelId, (tx) =>
      sql`insert into price_mismatch (hotel_id, mismatch_id, detail, first_seen_at, last_seen_at)
          select ${hotel.hotelId}, 'old-' || n, '{}', 'epoch', 'epoch' from generate_series(1, 505) as n`.execute(tx),
    );
    await land({ price: '1.00' });
    const { rows } = await inHotel(db, hotel.hotelId, (tx) =>
      sql<{ n: number }>`select count(*)::int as n from price_mismatch`.execute(tx),
    );
    expect(rows).toEqual([{ n: 500 }]);
  });

  test('is told to the hotel alone', async () => {
    expect((await managementApi(app, hotel.hotelId, 'sf_7001_wrong').get('price-mismatches')).status).toBe(401);
  });
});
