import { quoteTotal } from '@stayfront/rules/booking/quote';
import { addDays, nightsOf, stayDate, type StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { saveNights } from '../../selling/calendar/save-nights.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { forgetHistory } from '../../testing/forget-history.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { takeRooms } from './take-rooms.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
// Two servers on one database, as behind a load balancer.
const second = openDatabase(database.url);
afterAll(() => second.close());
const apps = [await startApp(database, clock), await startApp(second, clock)] as const;
const hotel = smallHotel();
const first = stayDate('2027-06-11');
const apis = apps.map((app) => guestApi(app, hotel.hotelId));
const deskOf = (guest: number): ReturnType<typeof guestApi> => apis[guest % 2] ?? guestApi(apps[0], hotel.hotelId);

beforeEach(async () => {
  await forgetHistory(db);
  for (const table of ['room_stay', 'reservation', 'idempotency', 'inventory', 'rate'] as const)
    await db.deleteFrom(table).execute();
  await openHotel(db, hotel, smallNights(hotel, first, 12, 3));
});

/** A quote for a stay that begins so many days after the first and lasts so many nights. */
async function quote(roomId: string, from: number, nights: number): Promise<string> {
  const query = { checkIn: addDays(first, from), checkOut: addDays(first, from + nights), nbAdults: 1 };
  return (await deskOf(0).findProduct(roomId, 'pay-at-hotel', query)).reference;
}

/** What the calendar says is sold beside what the reservations add up to, for every night and room. */
async function books(): Promise<{ night: string; sold: number; booked: number; total: number }[]> {
  const stays = await db.selectFrom('room_stay').select(['room_id', 'arrival', 'departure']).execute();
  const booked = new Map<string, number>();
  for (const stay of stays)
    for (const night of nightsOf(stay)) {
      const key = `${night} ${stay.room_id}`;
      booked.set(key, (booked.get(key) ?? 0) + 1);
    }
  const rows = await db.selectFrom('inventory').selectAll().execute();
  return rows.map((row) => {
    const night = `${row.date} ${row.room_id}`;
    return { night, sold: row.sold, booked: booked.get(night) ?? 0, total: row.total };
  });
}

async function expectBooksInOrder(): Promise<void> {
  for (const { night, sold, booked, total } of await books()) {
    expect([night, sold]).toEqual([night, booked]);
    expect(sold).toBeLessThanOrEqual(total);
  }
}

describe('fifty guests at once for three rooms', () => {
  test('of the same nights: three get one, the others hear that there are none left', async () => {
    const request = bookingOf([await quote('double', 0, 2)]);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, guest) => deskOf(guest).book(request)));
    const codes = answers.map(({ status, body }) => `${status} ${body.code ?? ''}`).toSorted();
    expect(codes).toEqual([...Array<string>(3).fill('201 '), ...Array<string>(47).fill('409 sold_out')]);
    await expectBooksInOrder();
  });

  test('of nights that overlap: as many as fit and not one more, and nobody sees an error of ours', async () => {
    // Stays of one to four nights in every position: they meet in each other's middle.
    const wishes = Array.from({ length: 50 }, (_, guest) => ({ from: guest % 7, nights: 1 + (guest % 4) }));
    const requests: unknown[] = [];
    for (const { from, nights } of wishes) requests.push(bookingOf([await quote('double', from, nights)]));
    const answers = await Promise.all(requests.map((request, guest) => deskOf(guest).book(request)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    await expectBooksInOrder();
    // Nobody was turned away for whom there was a room in the end.
    const left = new Map((await books()).map(({ night, sold, total }) => [night, total - sold]));
    for (const [guest, { from, nights }] of wishes.entries()) {
      if (answers[guest]?.status === 201) continue;
      const stay = { arrival: addDays(first, from), departure: addDays(first, from + nights) };
      expect(Math.min(...nightsOf(stay).map((night) => left.get(`${night} double`) ?? 0))).toBe(0);
    }
  });
});

describe('guests who book several rooms at once', () => {
  test('in opposite order do not wait for each other for ever', async () => {
    await inHotel(db, hotel.hotelId, (tx) =>
      saveNights(tx, hotel.hotelId, smallNights(hotel, first, 12, 40), clock.now),
    );
    const forth = [await quote('double', 0, 5), await quote('family', 3, 5)];
    const requests = [bookingOf(forth), bookingOf(forth.toReversed())];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, guest) => deskOf(guest).book(requests[guest % 2])),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    await expectBooksInOrder();
  });

  test('get all of them or none', async () => {
    const both = bookingOf([await quote('double', 0, 3), await quote('family', 1, 3)]);
    const one = bookingOf([await quote('family', 2, 1)]);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, guest) => deskOf(guest).book(guest % 3 === 0 ? one : both)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    await expectBooksInOrder();
    const stays = await db
      .selectFrom('room_stay')
      .select(['reservation_id', (e) => e.fn.countAll<number>().as('rooms')])
      .groupBy('reservation_id')
      .execute();
    expect(stays.every(({ rooms }) => rooms === 1 || rooms === 2)).toBe(true);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(stays.length);
  });

  test('of one kind take as many as they have asked for', async () => {
    const reference = await quote('double', 0, 2);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, guest) => deskOf(guest).book(bookingOf([reference, reference]))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    await expectBooksInOrder();
  });
});

describe('taking rooms', () => {
  const demand = (rooms: number, dates: StayDate[] = [first]) =>
    dates.map((date) => ({ date, roomId: 'double', rooms }));

  test('says no where one of the nights has too few, and where the calendar has no such night', async () => {
    const take = (wanted: ReturnType<typeof demand>): Promise<boolean> =>
      inHotel(db, hotel.hotelId, (tx) => takeRooms(tx, hotel.hotelId, wanted, clock.now));
    expect(await take(demand(4))).toBe(false);
    expect(await take(demand(1, [addDays(first, -1), first]))).toBe(false);
    expect(await take(demand(3, [addDays(first, 5)]))).toBe(true);
    expect(await take(demand(1, [addDays(first, 4), addDays(first, 5)]))).toBe(false);
  });

  test('counts rooms that are held for somebody as gone, until the hold ends', async () => {
    const ends = clock.now + 60_000;
    await db
      .insertInto('hold')
      .values({
        hotel_id: hotel.hotelId,
        date: first,
        room_id: 'double',
        reservation_id: 'SB4-AAAAAAAAAA',
        rooms: 2,
        expires_at: new Date(ends),
      })
      .execute();
    const take = (now: number): Promise<boolean> =>
      inHotel(db, hotel.hotelId, (tx) => takeRooms(tx, hotel.hotelId, demand(1), now));
    expect([await take(clock.now), await take(clock.now), await take(ends - 1)]).toEqual([true, false, false]);
    expect([await take(ends), await take(ends), await take(ends)]).toEqual([true, true, false]);
    await db.deleteFrom('hold').execute();
  });

  test('is guarded by the database itself, should anybody write past it', async () => {
    await expect(sql`update inventory set sold = 4`.execute(db)).rejects.toThrow('never_oversold');
    await expect(sql`update inventory set sold = -1`.execute(db)).rejects.toThrow('never_oversold');
  });
});

describe('a hotel that sets its rooms anew', () => {
  test('keeps what is sold, and never has fewer rooms than are taken', async () => {
    await deskOf(0).book(bookingOf([await quote('double', 0, 2), await quote('double', 0, 2)]));
    await inHotel(db, hotel.hotelId, (tx) =>
      saveNights(tx, hotel.hotelId, smallNights(hotel, first, 12, 1), clock.now),
    );
    const night = (await books()).filter((one) => one.night.startsWith(first));
    expect(night).toContainEqual({ night: `${first} double`, sold: 2, booked: 2, total: 2 });
    expect(night).toContainEqual({ night: `${first} family`, sold: 0, booked: 0, total: 1 });
    await expectBooksInOrder();
  });

  test('while guests are booking neither loses a booking nor sells too many', async () => {
    const request = bookingOf([await quote('double', 0, 4)]);
    const saving = async (total: number): Promise<void> =>
      inHotel(db, hotel.hotelId, (tx) =>
        saveNights(tx, hotel.hotelId, smallNights(hotel, first, 12, total), clock.now),
      );
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, (_, guest) => deskOf(guest).book(request))),
      saving(5),
      saving(4),
    ]);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    await expectBooksInOrder();
  });
});

test('what was charged is the sum of what was quoted', async () => {
  await deskOf(0).book(bookingOf([await quote('double', 0, 2), await quote('family', 4, 3)]));
  const rows = await db.selectFrom('room_stay').select('quote').orderBy('room_stay_index').execute();
  expect(rows.map((row) => row.quote.roomId)).toEqual(['double', 'family']);
  expect(rows.every((row) => quoteTotal(row.quote) > 0)).toBe(true);
});
