import { holdMinutes, lateHours } from '@stayfront/rules/booking/hold';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { forgetHistory } from '../../testing/forget-history.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { ada, bookingOf, guestApi } from '../../testing/guest-api.ts';
import { nightBooks, wrongNights } from '../../testing/night-books.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { confirmHold } from './confirm-hold.ts';
import { endHold } from './end-hold.ts';
import { keyDays, sweep } from './sweep.ts';

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-01T12:00:00Z');
const clock = { now: noon };
const app = await startApp(database, clock);
const hotel = smallHotel({ config: { paymentSolutionsProvider: 'PAYRAILS' } });
const api = guestApi(app, hotel.hotelId);
const june = { checkIn: '2027-06-11', checkOut: '2027-06-13' };
const end = noon + holdMinutes * 60_000;

beforeEach(async () => {
  clock.now = noon;
  await forgetHistory(db);
  for (const table of ['room_stay', 'reservation', 'idempotency', 'hold', 'inventory'] as const)
    await db.deleteFrom(table).execute();
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  await withRooms(2);
});

const withRooms = (total: number) => openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 20, total));

const quoteFor = async (plan = 'prepaid') => (await api.findProduct('double', plan, june)).reference;
const hold = async (rooms = 1) => {
  const { status, body } = await api.book(bookingOf(Array(rooms).fill(await quoteFor()) as string[]));
  expect(status).toBe(201);
  return body;
};
const confirm = (reservationId: string, to: 'book' | 'pay' = 'pay') =>
  inHotel(db, hotel.hotelId, (tx) => confirmHold(tx, hotel.hotelId, reservationId, to, clock.now));
const jobs = async () =>
  (await sql<{ job: string }>`select task_identifier as job from graphile_worker.jobs order by 1`.execute(db)).rows.map(
    ({ job }) => job,
  );
const history = async (reservationId: string) =>
  (
    await db
      .selectFrom('reservation_event')
      .select('what')
      .where('reservation_id', '=', reservationId)
      .orderBy('event_id')
      .execute()
  ).map(({ what }) => what);
const statusOf = async (reservationId: string) =>
  db
    .selectFrom('reservation')
    .select(['status', 'version'])
    .where('reservation_id', '=', reservationId)
    .executeTakeFirstOrThrow();
const gone = async () => (await nightBooks(db, clock.now)).reduce((sum, { sold, held }) => sum + sold + held, 0);

describe('a booking that is paid for in advance', () => {
  test('holds the rooms until it is paid, and nothing is confirmed yet', async () => {
    const held = await hold();
    const perNight = [5, 6].map((weekday) => 10_000 + 2_000 + 111 * weekday + 3_000);
    expect(held).toMatchObject({
      status: 'held',
      version: 1,
      payableNow: perNight.reduce((a, b) => a + b),
      holdExpiresAt: new Date(end).toISOString(),
    });
    expect(await jobs()).toEqual(['end-hold']);
    expect(await history(held.reservationId)).toEqual(['held']);
    expect((await nightBooks(db, noon)).filter((night) => night.held > 0)).toMatchObject([
      { night: '2027-06-11 double', sold: 0, held: 1 },
      { night: '2027-06-12 double', sold: 0, held: 1 },
    ]);
  });

  test('takes the other rooms of the reservation along into the hold', async () => {
    await withRooms(8);
    const { body } = await api.book(bookingOf([await quoteFor(), await quoteFor('pay-at-hotel')]));
    const read = await api.readReservation(body.reservationId, { t: body.token });
    expect(read.body).toMatchObject({ status: 'held', payableNow: body.payableNow, holdExpiresAt: body.holdExpiresAt });
    expect((await nightBooks(db, noon)).find(({ held }) => held > 0)).toMatchObject({ held: 2, sold: 0 });
  });

  test('is still free for the guest whose rooms are held, and for nobody else', async () => {
    await withRooms(1);
    const stranger = await quoteFor();
    await hold();
    const left = async (query: Record<string, string> = {}) =>
      (await api.search({ ...june, ...query })).body.availabilities.find(({ guestRoomId }) => guestRoomId === 'double')
        ?.availability;
    expect(await left()).toBe(0);
    expect(await left({ held: 'Abcdefgh12345678' })).toBe(1);
    expect(await left({ held: 'Zyxwvuts87654321' })).toBe(0);
    // Whoever says they are that guest sees the rooms, and cannot take them.
    expect(await api.book(bookingOf([stranger]))).toMatchObject({ status: 409, body: { code: 'sold_out' } });
    clock.now = end;
    expect(await left({ held: 'Abcdefgh12345678' })).toBe(1);
  });

  test('is sold out for others while it is held, and free again the moment the hold ends', async () => {
    await withRooms(1);
    await hold();
    const input = bookingOf([await quoteFor('pay-at-hotel')]);
    expect(await api.book(input)).toMatchObject({ status: 409, body: { code: 'sold_out' } });
    clock.now = end - 1;
    expect((await api.search(june)).body.availabilities.find((r) => r.guestRoomId === 'double')?.availability).toBe(0);
    clock.now = end;
    const { reference } = await api.findProduct('double', 'pay-at-hotel', june);
    expect((await api.book(bookingOf([reference]))).status).toBe(201);
  });

  test('of the last room is made by one of twenty guests', async () => {
    await withRooms(1);
    const reference = await quoteFor();
    const guests = Array.from({ length: 20 }, (_, i) => ({
      sessionId: `Abcdefgh123456${i + 10}`,
      guestInfo: { ...ada, email: `ada${i}@example.com` },
    }));
    const answers = await Promise.all(guests.map((guest) => api.book(bookingOf([reference], guest))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.code ?? 'held'))).toEqual(new Set(['held', 'sold_out']));
    expect(await wrongNights(db, noon)).toEqual([]);
  });

  test('needs a hotel that can take the payment', async () => {
    await openHotel(db, smallHotel(), { rooms: [], rates: [] });
    const refused = await api.book(bookingOf([await quoteFor()]));
    expect(refused).toMatchObject({ status: 409, body: { code: 'payment.unavailable' } });
    expect(await gone()).toBe(0);
  });
});

describe('a payment that came', () => {
  test('turns the hold into a sale, and the guest hears of it', async () => {
    const { reservationId } = await hold(2);
    expect(await confirm(reservationId)).toBe('confirmed');
    expect(await statusOf(reservationId)).toEqual({ status: 'pay', version: 2 });
    expect(await jobs()).toEqual(['end-hold', 'send-confirmation', 'tell-hotel']);
    expect(await history(reservationId)).toEqual(['held', 'pay']);
    expect(await wrongNights(db, noon)).toEqual([]);
    expect(await gone()).toBe(4);
  });

  test('and is told of again changes nothing more', async () => {
    const { reservationId } = await hold();
    const told = await Promise.all(Array.from({ length: 5 }, () => confirm(reservationId)));
    expect(told).toEqual(told.map(() => 'confirmed'));
    expect(await gone()).toBe(2);
    expect(await history(reservationId)).toEqual(['held', 'pay']);
  });

  test('late gets the rooms again where they are free, tidied or not', async () => {
    const { reservationId } = await hold();
    clock.now = end + 3_600_000;
    await sweep(db, clock.now);
    expect(await statusOf(reservationId)).toEqual({ status: 'held', version: 1 });
    expect(await confirm(reservationId)).toBe('confirmed');
    expect(await wrongNights(db, clock.now)).toEqual([]);
  });

  test('late, when somebody else has the rooms, is told so', async () => {
    const { reservationId } = await hold();
    clock.now = end;
    const { reference } = await api.findProduct('double', 'pay-at-hotel', june);
    expect((await api.book(bookingOf([reference, reference]))).status).toBe(201);
    expect(await confirm(reservationId)).toBe('sold_out');
    expect(await statusOf(reservationId)).toMatchObject({ status: 'held' });
    expect(await wrongNights(db, clock.now)).toEqual([]);
  });

  test('for what was given up or is not there is not for us', async () => {
    const held = await hold();
    await api.discard(held);
    expect(await confirm(held.reservationId)).toBe('not_held');
    expect(await confirm('SB4-AAAAAAAAAA')).toBe('not_held');
  });
});

describe('a guest who does not pay after all', () => {
  test('gives the rooms back, and may say so twice', async () => {
    const held = await hold(2);
    const said = { status: 200, body: { reservationId: held.reservationId, status: 'discarded' } };
    expect(await api.discard(held)).toMatchObject(said);
    expect(await api.discard(held)).toMatchObject(said);
    expect(await gone()).toBe(0);
    expect(await history(held.reservationId)).toEqual(['held', 'discarded']);
  });

  test('cannot discard what is booked, or what is not theirs', async () => {
    const held = await hold();
    expect(await api.discard({ ...held, token: 'x' })).toMatchObject({ body: { code: 'reservation.unknown' } });
    expect(await api.discard({ ...held, reservationId: 'nonsense' })).toMatchObject({ status: 404 });
    await confirm(held.reservationId);
    expect(await api.discard(held)).toMatchObject({ status: 409, body: { code: 'reservation.not_held' } });
    expect(await gone()).toBe(2);
  });

  test('at the moment the payment comes has either paid or discarded, never both', async () => {
    for (let round = 0; round < 5; round++) {
      const held = await hold();
      const [told, discarded] = await Promise.all([confirm(held.reservationId), api.discard(held)]);
      const { status } = await statusOf(held.reservationId);
      expect([told, discarded.status, status]).toEqual(
        status === 'pay' ? ['confirmed', 409, 'pay'] : ['not_held', 200, 'discarded'],
      );
      await db.updateTable('inventory').set({ total: 20 }).execute();
    }
    expect(await wrongNights(db, noon)).toEqual([]);
  });

  test('can neither change nor cancel rooms of it', async () => {
    const held = await hold(2);
    expect(await api.cancelRoom(held, 0)).toMatchObject({ status: 409, body: { code: 'reservation.held' } });
    expect(await api.modify(held, {})).toMatchObject({ status: 409, body: { code: 'reservation.held' } });
  });

  test('may cancel all of it, and nothing is kept', async () => {
    const { reservationId } = await hold();
    expect(await api.cancel(reservationId)).toMatchObject({ status: 200, body: { cancellationFee: 0 } });
    expect(await gone()).toBe(0);
    expect(await confirm(reservationId)).toBe('not_held');
  });
});

describe('tidying up', () => {
  const holds = async () => (await db.selectFrom('hold').selectAll().execute()).length;

  test('takes a hold out of the calendar when it has ended, and not before', async () => {
    const { reservationId } = await hold();
    await endHold(db, { hotelId: hotel.hotelId, reservationId }, end - 1);
    expect(await holds()).toBe(2);
    await endHold(db, { hotelId: hotel.hotelId, reservationId }, end);
    expect(await holds()).toBe(0);
  });

  test('gives a reservation up a day after its hold, once', async () => {
    const { reservationId } = await hold();
    const late = end + lateHours * 3_600_000;
    await sweep(db, late);
    expect(await statusOf(reservationId)).toMatchObject({ status: 'held' });
    await Promise.all([sweep(db, late + 1), sweep(db, late + 1)]);
    expect(await statusOf(reservationId)).toEqual({ status: 'discarded', version: 2 });
    expect(await history(reservationId)).toEqual(['held', 'discarded']);
  });

  test('forgets keys after thirty days, and searches and tries after one', async () => {
    await hold();
    const old = { hotel_id: hotel.hotelId, session_id: 'Abcdefgh12345679', searched_at: new Date(noon), detail: '{}' };
    await db.insertInto('search').values(old).execute();
    await db
      .insertInto('attempt')
      .values({ hotel_id: hotel.hotelId, subject: 'hotel ', began_at: new Date(noon), tries: 1 })
      .execute();
    const left = async () => {
      const counts = [];
      for (const table of ['idempotency', 'search', 'attempt'] as const)
        counts.push((await db.selectFrom(table).select('hotel_id').execute()).length);
      return counts;
    };
    const day = 24 * 3_600_000;
    await sweep(db, noon + day);
    expect(await left()).toEqual([1, 1, 1]);
    await sweep(db, noon + day + 1);
    expect(await left()).toEqual([1, 0, 0]);
    await sweep(db, noon + keyDays * day);
    expect(await left()).toEqual([1, 0, 0]);
    await sweep(db, noon + keyDays * day + 1);
    expect(await left()).toEqual([0, 0, 0]);
  });
});

test('a stay of many nights is held night by night', async () => {
  const long = { checkIn: '2027-06-03', checkOut: addDays(stayDate('2027-06-03'), 12) };
  const { reference } = await api.findProduct('double', 'prepaid', long);
  expect((await api.book(bookingOf([reference]))).body.status).toBe('held');
  expect(await gone()).toBe(12);
});
