import { Reservation } from '@stayfront/contract/reservation';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { ada, bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp, testSecret } from '../../testing/start-app.ts';
import { hashToken, isTokenOf, tokenFrom } from './reservation-token.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
const today = stayDate('2027-06-01');
const hotel = smallHotel();
const { findProduct, book, readReservation } = guestApi(app, hotel.hotelId);
const june = { checkIn: '2027-06-11', checkOut: '2027-06-14' };
let mine = { reservationId: '', token: '' };
let other = { reservationId: '', token: '' };

beforeAll(async () => {
  await openHotel(db, hotel, smallNights(hotel, today, 40));
  const sister = smallHotel({ hotelId: 7002 });
  await openHotel(db, sister, smallNights(sister, today, 40));
  const double = await findProduct('double', 'pay-at-hotel', june);
  const family = await findProduct('family', 'pay-at-hotel', { ...june, nbAdults: 3, nbChildren: 1, nbInfants: 1 });
  mine = (await book(bookingOf([double.reference, family.reference]))).body;
  other = (await book(bookingOf([double.reference]))).body;
});

describe('a reservation', () => {
  test('is shown to whoever has its link, with every amount that was quoted', async () => {
    const { status, body } = await readReservation(mine.reservationId, { t: mine.token });
    expect(status).toBe(200);
    expect(Reservation.parse(body)).toEqual(body);
    // Friday, Saturday and Sunday night for two in the double; three adults, a child and an infant in the family room.
    const double = 13_000 * 3 + 111 * (5 + 6 + 0);
    const family = (14_000 + 3_000 + 2_500 + 1_500 + 500) * 3 + 111 * (5 + 6 + 0);
    expect(body).toMatchObject({
      hotelId: 7001,
      reservationId: mine.reservationId,
      status: 'book',
      createDateTime: '2027-06-01T12:00:00.000Z',
      currency: 'CHF',
      totalPrice: double + family,
      payableNow: 0,
      payableLater: double + family,
      payableAtHotel: 3 * (2 * 350) + 3 * (3 * 350 + 100),
      totalLocalTax: 3 * (2 * 350) + 3 * (3 * 350 + 100),
      guestInfo: { ...ada, specialRequest: '', businessTravel: false },
      roomStays: [
        { roomStayIndex: 0, guestRoomId: 'double', roomTypeName: 'Double room', nbAdults: 2, totalPrice: double },
        { roomStayIndex: 1, guestRoomId: 'family', nbAdults: 3, nbChildren: 1, nbInfants: 1, totalPrice: family },
      ],
    });
  });

  test('is shown in the reader’s language', async () => {
    const { body } = await readReservation(mine.reservationId, { t: mine.token, lang: 'de' });
    expect(body).toMatchObject({
      roomStays: [
        { roomTypeName: 'Doppelzimmer', ratePlanName: 'Zahlung im Hotel' },
        { roomTypeName: 'Familienzimmer' },
      ],
    });
  });

  test('is found by its number as people type it', async () => {
    const { status } = await readReservation(` ${mine.reservationId.toLowerCase()} `, { t: mine.token });
    expect(status).toBe(200);
  });

  test('says what cancelling means at the moment one looks', async () => {
    const conditions = async (now: string): Promise<unknown> => {
      clock.now = Date.parse(now);
      const { body } = await readReservation(other.reservationId, { t: other.token });
      return (body as unknown as Reservation).roomStays[0]?.cancellationConditions.condition;
    };
    expect(await conditions('2027-06-09T16:00:00Z')).toBe('free');
    expect(await conditions('2027-06-09T16:00:00.001Z')).toBe('flexible');
    clock.now = Date.parse('2027-06-01T12:00:00Z');
  });

  test('looks as if it were not there to anybody without its token', async () => {
    const unknown = { status: 404, body: { code: 'reservation.unknown', errorCode: 5611 } };
    const wrong = [`${mine.token}x`, mine.token.slice(1), mine.token.toLowerCase(), 'x', other.token];
    for (const t of wrong) expect(await readReservation(mine.reservationId, { t })).toMatchObject(unknown);
    const answers = [
      await readReservation(mine.reservationId, { t: 'x' }),
      await readReservation('SB4-AAAAAAAAAA', { t: 'x' }),
      await readReservation('nonsense', { t: mine.token }),
      await readReservation("' or 1=1 --", { t: mine.token }),
      await guestApi(app, 7002).readReservation(mine.reservationId, { t: mine.token }),
    ];
    // But for the number of the request itself.
    const texts = answers.map((answer) => JSON.stringify(answer).replace(/"requestId":"[^"]*"/, ''));
    expect(new Set(texts).size).toBe(1);
    expect(answers[0]).toMatchObject(unknown);
  });

  test('is not asked for without a token at all', async () => {
    for (const query of [{}, { t: '' }, { token: mine.token }, { t: 'x'.repeat(201) }])
      expect((await readReservation(mine.reservationId, query as Record<string, string>)).status).toBe(400);
    const twice = await app.inject(`/api/hotels/7001/reservations/${mine.reservationId}?t=${mine.token}&t=x`);
    expect(twice.statusCode).toBe(400);
  });

  test('of a hotel that is not there is not there', async () => {
    const answer = await guestApi(app, 9999).readReservation(mine.reservationId, { t: mine.token });
    expect(answer).toMatchObject({ status: 404, body: { code: 'hotel.unknown' } });
  });
});

describe('the token in a guest’s link', () => {
  test('stands in no table of the database, as text or as bytes', async () => {
    const tables = await sql<{ name: string }>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`.execute(db);
    expect(tables.rows.length).toBeGreaterThan(8);
    let rowsSeen = 0;
    for (const { name } of tables.rows) {
      const { rows } = await sql.raw<{ line: string }>(`select t::text as line from ${name} t`).execute(db);
      rowsSeen += rows.length;
      for (const { token } of [mine, other])
        for (const trace of [
          token,
          Buffer.from(token).toString('hex'),
          Buffer.from(token, 'base64url').toString('hex'),
        ])
          expect([name, rows.filter(({ line }) => line.includes(trace))]).toEqual([name, []]);
    }
    expect(rowsSeen).toBeGreaterThan(10);
  });

  test('follows from seed and secret, and from neither alone', () => {
    const seed = Buffer.alloc(32, 7);
    const token = tokenFrom(testSecret, seed);
    expect(tokenFrom(testSecret, Buffer.alloc(32, 7))).toBe(token);
    expect(tokenFrom(testSecret, Buffer.alloc(32, 8))).not.toBe(token);
    expect(tokenFrom(`${testSecret}!`, seed)).not.toBe(token);
    expect(isTokenOf(token, hashToken(token))).toBe(true);
    expect(isTokenOf('', hashToken(token))).toBe(false);
  });
});
