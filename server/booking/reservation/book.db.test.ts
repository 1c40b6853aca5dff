import { randomUUID } from 'node:crypto';
import { quoteEnd, type Quote } from '@stayfront/rules/booking/quote';
import { writeQuote } from '@stayfront/rules/booking/quote-text';
import { openDay } from '@stayfront/rules/restriction/day-rules';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeEach, describe, expect, test } from 'vitest';
import { saveNights } from '../../selling/calendar/save-nights.ts';
import { quoteSeal } from '../../selling/offer/quote-seal.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { forgetHistory } from '../../testing/forget-history.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { ada, bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp, testSecret } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-01T12:00:00Z');
const clock = { now: noon };
const app = await startApp(database, clock);
const today = stayDate('2027-06-01');
const hotel = smallHotel();
const nights = smallNights(hotel, today, 20);
const { findProduct, book, post } = guestApi(app, hotel.hotelId);
const june = { checkIn: '2027-06-11', checkOut: '2027-06-13' };

beforeEach(async () => {
  clock.now = noon;
  await forgetHistory(db);
  for (const table of ['room_stay', 'reservation', 'idempotency', 'inventory'] as const)
    await db.deleteFrom(table).execute();
  await openHotel(db, hotel, nights);
});

const quoteFor = async (roomId = 'double', plan = 'pay-at-hotel', query: Record<string, string | number> = june) =>
  (await findProduct(roomId, plan, query)).reference;

/** Reservations, remembered requests, sold room nights: what a booking leaves behind. */
async function traces(): Promise<[reservations: number, remembered: number, sold: number]> {
  const count = async (table: 'reservation' | 'idempotency'): Promise<number> =>
    (await db.selectFrom(table).select(db.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n;
  const { sold } = await db
    .selectFrom('inventory')
    .select(db.fn.sum<number | null>('sold').as('sold'))
    .executeTakeFirstOrThrow();
  return [await count('reservation'), await count('idempotency'), Number(sold)];
}

describe('a booking', () => {
  test('takes the rooms and says under which number', async () => {
    const { status, body } = await book(bookingOf([await quoteFor()]));
    expect(status).toBe(201);
    expect(body).toEqual({
      status: 'book',
      reservationId: expect.stringMatching(/^SB4-[A-HJ-NP-Z2-9]{10}$/),
      token: expect.stringMatching(/^[\w-]{43}$/),
      createDateTime: '2027-06-01T12:00:00.000Z',
      version: 1,
      payableNow: 0,
      holdExpiresAt: null,
      awaits: null,
      areRoomsHeld: false,
    });
    expect(await traces()).toEqual([1, 1, 2]);
  });

  test('of four rooms takes all of them', async () => {
    const references = [await quoteFor(), await quoteFor(), await quoteFor('family'), await quoteFor('family')];
    expect((await book(bookingOf(references))).status).toBe(201);
    expect(await traces()).toEqual([1, 1, 8]);
  });

  test('is made at the quoted price, though the hotel has raised it since', async () => {
    const reference = await quoteFor();
    const quoted = quoteSeal(testSecret).open(reference)?.nightPrices;
    const dearer = nights.rates.map((n) => ({ ...n, prices: { ...n.prices, byAdults: [90_000, 99_000] } }));
    await inHotel(db, hotel.hotelId, (tx) => saveNights(tx, hotel.hotelId, { rooms: [], rates: dearer }, clock.now));
    expect((await book(bookingOf([reference]))).status).toBe(201);
    const stay = await db.selectFrom('room_stay').select('quote').executeTakeFirstOrThrow();
    expect(stay.quote.nightPrices).toEqual(quoted);
  });

  test('of the longest stay that can be searched is possible', async () => {
    await openHotel(db, hotel, smallNights(hotel, today, 720));
    const longest = { checkIn: today, checkOut: addDays(today, 720) };
    expect(await book(bookingOf([await quoteFor('double', 'pay-at-hotel', longest)]))).toMatchObject({ status: 201 });
  });

  test('keeps what the guest wrote, letter for letter', async () => {
    const guestInfo = {
      ...ada,
      givenName: '<b>Zoë</b>',
      surname: "O'Neill; drop table",
      specialRequest: 'a\nb\t"c" 🛏',
    };
    await book(bookingOf([await quoteFor()], { guestInfo }));
    const { guest } = await db.selectFrom('reservation').select('guest').executeTakeFirstOrThrow();
    expect(guest).toEqual({ ...guestInfo, businessTravel: false });
  });
});

describe('a booking that is sent again', () => {
  test('under the same key gets the same answer, and nothing is booked twice', async () => {
    const request = bookingOf([await quoteFor()]);
    const key = randomUUID();
    const first = await book(request, key);
    clock.now += 24 * 3_600_000; // the quote has ended, the booking stands
    expect(await book(request, key)).toEqual(first);
    expect(await traces()).toEqual([1, 1, 2]);
  });

  test('twenty times at once makes one reservation, and all hear of it', async () => {
    const request = bookingOf([await quoteFor()]);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => book(request, key)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await traces()).toEqual([1, 1, 2]);
  });

  test('in another language, after the guest has changed it, is still the same booking', async () => {
    const key = randomUUID();
    const reference = await quoteFor();
    const first = await book(bookingOf([reference], { lang: 'en' }), key);
    expect(await book(bookingOf([reference], { lang: 'ar' }), key)).toEqual(first);
    expect(await traces()).toEqual([1, 1, 2]);
  });

  test('with other content under the same key is refused', async () => {
    const key = randomUUID();
    const reference = await quoteFor();
    await book(bookingOf([reference]), key);
    const other = bookingOf([reference], { guestInfo: { ...ada, surname: 'Byron' } });
    expect(await book(other, key)).toMatchObject({ status: 422, body: { code: 'idempotency.mismatch' } });
    expect(await traces()).toEqual([1, 1, 2]);
  });

  test('under the same key at another hotel is another booking', async () => {
    const other = smallHotel({ hotelId: 7002 });
    await openHotel(db, other, smallNights(other, today, 30));
    const key = randomUUID();
    const here = await book(bookingOf([await quoteFor()]), key);
    const api = guestApi(app, 7002);
    const { reference } = await api.findProduct('double', 'pay-at-hotel', june);
    const there = await api.book(bookingOf([reference]), key);
    expect(there.status).toBe(201);
    expect(there.body.reservationId).not.toBe(here.body.reservationId);
  });

  test('after a refusal may succeed under the same key', async () => {
    const request = bookingOf([await quoteFor()]);
    const key = randomUUID();
    await db.updateTable('inventory').set({ sold: 3 }).execute();
    expect(await book(request, key)).toMatchObject({ status: 409, body: { code: 'sold_out' } });
    await db.updateTable('inventory').set({ sold: 0 }).execute();
    expect((await book(request, key)).status).toBe(201);
  });

  test('needs a key of 1 to 255 signs to be told apart', async () => {
    const request = bookingOf([await quoteFor()]);
    const refused = { status: 400, body: { code: 'idempotency.key' } };
    expect(await post(request, {})).toMatchObject(refused);
    for (const key of ['', ' ', 'x'.repeat(256), 'two words']) expect(await book(request, key)).toMatchObject(refused);
    expect(await traces()).toEqual([0, 0, 0]);
    expect((await book(request, 'x'.repeat(255))).status).toBe(201);
  });
});

describe('a booking that is refused takes no room and leaves no trace', () => {
  const expectRefused = async (request: unknown, status: number, code: string): Promise<void> => {
    expect(await book(request)).toMatchObject({ status, body: { code } });
    expect(await traces()).toEqual([0, 0, 0]);
  };

  test('with a quote that was altered', async () => {
    const reference = await quoteFor();
    const end = reference.lastIndexOf('~');
    const [payload, signature] = [reference.slice(0, end), reference.slice(end + 1)];
    const quote = quoteSeal(testSecret).open(reference);
    const cheap = writeQuote({ ...quote, nightPrices: quote?.nightPrices.map(() => 1) } as Quote);
    const broken = [
      `${cheap}~${signature}`,
      quoteSeal('a secret of somebody else entirely').seal(quote as Quote),
      payload,
      `${payload}~`,
      `~${signature}`,
      `${reference}~x`,
      'x',
      `${payload}~AAAA`,
    ];
    for (const wrong of broken) await expectRefused(bookingOf([wrong]), 422, 'quote.invalid');
  });

  test('with the quote of another hotel', async () => {
    const other = smallHotel({ hotelId: 7002 });
    await openHotel(db, other, smallNights(other, today, 30));
    const { reference } = await guestApi(app, 7002).findProduct('double', 'pay-at-hotel', june);
    await expectRefused(bookingOf([reference]), 422, 'quote.invalid');
  });

  test('with a quote whose time is over, also by a millisecond', async () => {
    const reference = await quoteFor();
    clock.now = quoteEnd(noon) + 1;
    await expectRefused(bookingOf([reference]), 409, 'quote.expired');
    clock.now -= 1;
    expect((await book(bookingOf([reference]))).status).toBe(201);
  });

  test('with a quote for tonight, when at the hotel it is tomorrow', async () => {
    clock.now = Date.parse('2027-06-11T21:55:00Z'); // 23:55 in Luzern
    const reference = await quoteFor();
    clock.now = Date.parse('2027-06-11T22:00:00Z');
    await expectRefused(bookingOf([reference]), 409, 'quote.expired');
  });

  test.each(['guaranteed', 'prepaid'])('at the rate %s, which needs a card', async (plan) => {
    await expectRefused(bookingOf([await quoteFor('double', plan)]), 409, 'payment.unavailable');
  });

  test('at a rate that the hotel has closed or changed since', async () => {
    const reference = await quoteFor();
    for (const rules of [
      { ...openDay, isClosed: true },
      { ...openDay, minStay: 3 },
    ]) {
      const rates = nights.rates.filter((n) => n.date === june.checkIn).map((n) => ({ ...n, rules }));
      await inHotel(db, hotel.hotelId, (tx) => saveNights(tx, hotel.hotelId, { rooms: [], rates }, clock.now));
      await expectRefused(bookingOf([reference]), 409, 'rate.changed');
    }
  });

  test('for a room or at a rate that the hotel does not have any more', async () => {
    const reference = await quoteFor();
    const [, family] = hotel.rooms;
    const [payAtHotel, ...otherPlans] = hotel.ratePlans;
    await openHotel(db, { ...hotel, rooms: family ? [family] : [] }, nights);
    await expectRefused(bookingOf([reference]), 409, 'rate.changed');
    await openHotel(db, { ...hotel, ratePlans: otherPlans }, nights);
    await expectRefused(bookingOf([reference]), 409, 'rate.changed');
    const notInDoubles = {
      ...hotel,
      ratePlans: payAtHotel ? [{ ...payAtHotel, rooms: ['family'] }, ...otherPlans] : [],
    };
    await openHotel(db, notInDoubles, nights);
    await expectRefused(bookingOf([reference]), 409, 'rate.changed');
  });

  test('for two rooms of a kind of which one is left', async () => {
    const references = [await quoteFor('family'), await quoteFor(), await quoteFor()];
    await db.updateTable('inventory').set({ total: 1 }).where('room_id', '=', 'double').execute();
    await expectRefused(bookingOf(references), 409, 'sold_out');
    expect((await book(bookingOf([await quoteFor()]))).status).toBe(201);
  });

  test('for nights that the calendar does not have', async () => {
    const reference = await quoteFor();
    await db
      .deleteFrom('inventory')
      .where('date', '=', addDays(stayDate(june.checkIn), 1))
      .execute();
    await expectRefused(bookingOf([reference]), 409, 'sold_out');
  });

  test('at a hotel that went into maintenance in between', async () => {
    const reference = await quoteFor();
    await openHotel(db, smallHotel({ config: { isInMaintenance: true } }), nights);
    await expectRefused(bookingOf([reference]), 503, 'hotel.maintenance');
  });

  test('at a hotel that is not there', async () => {
    expect(await guestApi(app, 9999).book(bookingOf(['x']))).toMatchObject({ body: { code: 'hotel.unknown' } });
  });
});
