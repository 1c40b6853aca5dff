import type { Bundle } from '@stayfront/contract/bundle';
import type { Problem } from '@stayfront/contract/problem';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeAll, describe, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { asker } from '../../testing/ask.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { saveBundle } from './save-bundle.ts';
import type { BundledStay } from '../../platform/db/stored-values.ts';

const database = await freshDatabase();
const noon = Date.parse('2027-06-01T12:00:00Z');
const clock = { now: noon };
const app = await startApp(database, clock);
const ask = asker(app);
const today = stayDate('2027-06-01');
const hotel = smallHotel();
const key = { channelId: 399, sessionId: 'GoogleHotelAds01', bundleId: 'weekend' };
const stay: BundledStay = {
  roomId: 'double',
  ratePlanId: 'pay-at-hotel',
  arrival: stayDate('2027-06-11'),
  departure: stayDate('2027-06-14'),
  guests: { adults: 2, children: 0, infants: 0 },
};
const keep = (stays: readonly BundledStay[]): Promise<void> =>
  inHotel(database.db, hotel.hotelId, (tx) => saveBundle(tx, hotel.hotelId, key, stays, noon));
const open = (changes: object = {}, query: Record<string, string> = {}) =>
  ask<Bundle & Problem>('getBundleData', { params: { hotelId: hotel.hotelId, ...key, ...changes }, query });

beforeAll(() => openHotel(database.db, hotel, smallNights(hotel, today, 30)));

describe('a partner’s bundle', () => {
  test('is opened by its address, at the prices of now, and can be booked', async () => {
    await keep([stay, { ...stay, roomId: 'family', departure: stayDate('2027-06-12') }]);
    const { status, body } = await open({}, { lang: 'de' });
    expect(status).toBe(200);
    const product = await guestApi(app, hotel.hotelId).findProduct('double', 'pay-at-hotel', {
      checkIn: stay.arrival,
      checkOut: stay.departure,
      lang: 'de',
    });
    expect(body).toMatchObject({
      channelId: 399,
      bundleId: 'weekend',
      currency: 'CHF',
      roomStays: [
        { guestRoomId: 'double', roomTypeName: 'Doppelzimmer', checkIn: stay.arrival, nbAdults: 2, product },
        { guestRoomId: 'family', checkOut: '2027-06-12', product: { nbNights: 1 } },
      ],
    });
    const references = body.roomStays.map((room) => room.product?.reference ?? '');
    expect((await guestApi(app, hotel.hotelId).book(bookingOf(references))).status).toBe(201);
  });

  test('keeps the rooms that cannot be had any more, without a product', async () => {
    const past = { ...stay, arrival: addDays(today, -3), departure: addDays(today, -1) };
    await keep([stay, past, { ...stay, roomId: 'gone' }, { ...stay, guests: { ...stay.guests, adults: 9 } }]);
    const { body } = await open();
    expect(body.roomStays.map(({ product }) => product !== null)).toEqual([true, false, false, false]);
  });

  test('does not offer the last room twice', async () => {
    const night = { arrival: stayDate('2027-06-20'), departure: stayDate('2027-06-21') };
    await database.db
      .updateTable('inventory')
      .set({ sold: 2 })
      .where('date', '=', night.arrival)
      .where('room_id', '=', 'double')
      .execute();
    await keep([
      { ...stay, ...night },
      { ...stay, ...night },
    ]);
    expect((await open()).body.roomStays.map(({ product }) => product !== null)).toEqual([true, false]);
  });

  test('is priced in the guest’s currency', async () => {
    await keep([stay]);
    const { body } = await open({}, { currency: 'KWD' });
    expect(body).toMatchObject({ currency: 'KWD', roomStays: [{ product: { currency: 'KWD' } }] });
    expect((await open({}, { currency: 'XYZ' })).body.code).toBe('currency.unsupported');
  });

  test('is nobody else’s', async () => {
    await keep([stay]);
    for (const other of [{ channelId: 400 }, { sessionId: 'another' }, { bundleId: 'other' }])
      expect((await open(other)).body.code).toBe('bundle.unknown');
    const neighbour = smallHotel({ hotelId: 7002 });
    await openHotel(database.db, neighbour, smallNights(neighbour, today, 30));
    expect((await open({ hotelId: 7002 })).body.code).toBe('bundle.unknown');
    expect((await open({ hotelId: 9999 })).body.code).toBe('hotel.unknown');
    for (const odd of ['\u0000', '\n', 'x'.repeat(65)]) expect((await open({ bundleId: odd })).status).toBe(400);
  });
});
