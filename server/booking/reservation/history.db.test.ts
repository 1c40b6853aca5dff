import { stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeKey } from '../../property/key/make-key.ts';
import { managementApi } from '../../testing/management-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { ada, bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { sweep } from './sweep.ts';

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-01T12:00:00Z');
const clock = { now: noon };
const app = await startApp(database, clock);
const hotel = smallHotel();
const api = guestApi(app, hotel.hotelId);
const june = { checkIn: '2027-06-11', checkOut: '2027-06-13' };
const [night, weekend] = [13_555, 27_221];

beforeAll(() => openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 20)));

describe('the history of a reservation', () => {
  test('tells the hotel who did what, when, and what it came to', async () => {
    const { key } = await makeKey(db, hotel.hotelId, 'PMS', noon);
    const { reference } = await api.findProduct('double', 'pay-at-hotel', june);
    const { body: mine } = await api.book(bookingOf([reference, reference]));
    clock.now = noon + 60_000;
    await api.modify(mine, { guestInfo: { ...ada, phone: '+41 44 668 18 00' } });
    clock.now = Date.parse('2027-06-10T12:00:00Z');
    await api.cancel(mine.reservationId);
    const { body } = await managementApi(app, hotel.hotelId, key).get<{ events: object[] }>(
      `reservations/${mine.reservationId}`,
    );
    expect(body.events).toMatchObject([
      { happenedAt: '2027-06-01T12:00:00.000Z', who: 'guest', what: 'book', total: 2 * weekend },
      { happenedAt: '2027-06-01T12:01:00.000Z', who: 'guest', what: 'modify', total: 2 * weekend },
      { who: 'guest', what: 'cancel', total: 0, detail: { cancellationFee: 2 * night } },
    ]);
  });

  test('says when it was the engine that gave up waiting', async () => {
    clock.now = noon;
    await sql`insert into reservation (hotel_id, reservation_id, status, created_at, hold_expires_at, language, currency,
        hotel_currency, session_id, channel, guest, token_seed, token_hash)
      select hotel_id, 'SB4-HELDHELDHE', 'held', created_at, ${new Date(noon)}, language, currency, hotel_currency,
             session_id, channel, guest, token_seed, token_hash from reservation limit 1`.execute(db);
    await sweep(db, noon + 30 * 24 * 3_600_000);
    expect(
      await db
        .selectFrom('reservation_event')
        .select(['who', 'what'])
        .where('reservation_id', '=', 'SB4-HELDHELDHE')
        .execute(),
    ).toEqual([{ who: 'system', what: 'discarded' }]);
  });

  test.each([
    ['changed', `update reservation_event set what = 'book'`],
    ['deleted', `delete from reservation_event`],
    ['emptied', `truncate reservation_event cascade`],
  ])('is never %s, whoever asks', async (_, statement) => {
    await expect(sql.raw(statement).execute(db)).rejects.toMatchObject({ code: 'SF002' });
  });
});
