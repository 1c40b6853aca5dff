import { cancelForHotel, describeDeskCancellation, type DeskCancellation } from '@stayfront/contract/desk/cancellation';
import type { HotelReservation } from '@stayfront/contract/manage/reservations';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeKey } from '../../property/key/make-key.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { managementApi } from '../../testing/management-api.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const morning = Date.parse('2027-06-11T06:00:00Z');
const clock = { now: morning };
const app = await startApp(database, clock);
const guest = guestApi(app, 7001);
const desk = operatorApi(app, db, 7001, clock);
let [front, manager, key] = ['', '', ''];

beforeAll(async () => {
  const hotel = smallHotel({ hotelId: 7001 });
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 60, 30));
  front = await desk.enter('fred@probe.example', 'front-desk');
  manager = await desk.enter('mona@probe.example', 'manager');
  key = (await makeKey(db, 7001, 'Our PMS', clock.now)).key;
});
beforeEach(() => void (clock.now = morning));

/** Rooms that cost a fee to cancel by now, booked when that was still free. */
async function book(rooms = 1, checkIn = '2027-06-11', checkOut = '2027-06-14'): Promise<string> {
  clock.now = Date.parse('2027-06-01T08:00:00Z');
  const { reference } = await guest.findProduct('double', 'pay-at-hotel', { checkIn, checkOut });
  const booked = await guest.book(bookingOf(Array.from({ length: rooms }, () => reference)));
  clock.now = morning;
  if (booked.body.status !== 'book') throw new Error(`Not booked: ${JSON.stringify(booked.body)}`);
  return booked.body.reservationId;
}
const ask = async (reservationId: string): Promise<DeskCancellation> =>
  (await desk.ask(describeDeskCancellation, { params: { reservationId }, cookie: front })).json<DeskCancellation>();
let keys = 0;
const cancel = (reservationId: string, body: object, cookie = manager, idempotencyKey = `k${(keys += 1)}`) =>
  desk.ask(cancelForHotel, {
    params: { reservationId },
    body: { version: 1, fee: 'policy', reason: 'By telephone', tellsGuest: true, ...body },
    cookie,
    headers: { 'idempotency-key': idempotencyKey },
  });
const read = async (reservationId: string): Promise<HotelReservation> =>
  (await managementApi(app, 7001, key).get<HotelReservation>(`reservations/${reservationId}`)).body;
const mailsFor = async (reservationId: string): Promise<string[]> =>
  (
    await sql<{ identifier: string }>`select task.identifier from graphile_worker._private_jobs as job
      join graphile_worker._private_tasks as task on task.id = job.task_id
      where job.payload->>'reservationId' = ${reservationId} and job.payload->'news'->>'what' like '%cancelled'
      order by 1`.execute(db)
  ).rows.map(({ identifier }) => identifier);
const soldOn = async (day: string): Promise<number> =>
  (
    await sql<{ sold: number }>`select sold from inventory
      where hotel_id = 7001 and room_id = 'double' and date = ${day}`.execute(db)
  ).rows[0]?.sold ?? -1;

describe('the hotel cancels', () => {
  test('for the fee that the policy says, in its own name, and gives the rooms back', async () => {
    const before = await soldOn('2027-06-12');
    const id = await book(2);
    const terms = await ask(id);
    expect(terms).toMatchObject({ version: 1, paid: 0, refundAtPolicy: 0 });
    const fee = terms.rooms.reduce((sum, { policyFee }) => sum + policyFee, 0);
    expect(fee).toBeGreaterThan(0);
    const reply = await cancel(id, {}, front);
    expect(reply.json()).toEqual({
      reservationId: id,
      status: 'cancel',
      version: 2,
      cancellationFee: fee,
      refund: 0,
      hotelCurrency: 'CHF',
      // Nobody has given a card: the guest owes it, by a link or at the door.
      open: fee,
      charging: 0,
    });
    const { status, events } = await read(id);
    expect([status, events.at(-1)]).toMatchObject([
      'cancel',
      {
        who: 'hotel',
        what: 'cancel',
        detail: { by: 'fred@probe.example', reason: 'By telephone', cancellationFee: fee },
      },
    ]);
    expect(await soldOn('2027-06-12')).toBe(before);
    expect(await mailsFor(id)).toEqual(['tell-guest']);
  });

  test('for less or nothing where a manager says so, and the guest hears of it only if asked for', async () => {
    const id = await book();
    expect((await cancel(id, { fee: { minor: 0 } }, front)).json()).toMatchObject({
      status: 403,
      code: 'money.limit',
    });
    const reply = await cancel(id, { fee: { minor: 0 }, tellsGuest: false });
    expect(reply.json()).toMatchObject({ cancellationFee: 0, status: 'cancel' });
    expect(await mailsFor(id)).toEqual([]);
    const other = await book();
    expect((await cancel(other, { fee: { minor: 100 } })).json()).toMatchObject({ cancellationFee: 100 });
  });

  test('never for more than the policy says', async () => {
    const id = await book();
    const [room] = (await ask(id)).rooms;
    const above = { fee: { minor: (room?.policyFee ?? 0) + 1 } };
    expect((await cancel(id, above)).json()).toMatchObject({ status: 400, code: 'cancellation.fee_above' });
    expect((await read(id)).status).toBe('book');
  });

  test('some rooms of several, with one fee that is shared out among them', async () => {
    const id = await book(3);
    const reply = await cancel(id, { roomStays: [0, 2], fee: { minor: 101 } });
    expect(reply.json()).toMatchObject({ status: 'modify', cancellationFee: 101, version: 3 });
    const { roomStays } = await read(id);
    expect(roomStays.map(({ status }) => status)).toEqual(['cancel', 'book', 'cancel']);
    expect(roomStays.map(({ cancellationFee, status }) => (status === 'cancel' ? cancellationFee : 0))).toEqual([
      51, 0, 50,
    ]);
    expect((await cancel(id, { version: 3, roomStays: [0] })).json()).toMatchObject({ code: 'room_stay.unknown' });
  });

  test('also when it is too late for guests, until the day of departure', async () => {
    const id = await book();
    clock.now = Date.parse('2027-06-11T14:00:00Z');
    const staying = await desk.enter('mona@probe.example', 'manager');
    clock.now = Date.parse('2027-06-11T20:00:00Z');
    expect((await guest.cancel(id)).body).toMatchObject({ code: 'reservation.expired' });
    expect((await cancel(id, {}, staying)).statusCode).toBe(200);
    expect((await cancel(id, { version: 2 }, staying)).json()).toMatchObject({ code: 'reservation.was_cancelled' });
    const left = await book(1, '2027-06-09', '2027-06-11');
    expect((await cancel(left, {})).json()).toMatchObject({ code: 'reservation.expired' });
  });

  test('once, though two do it at the same moment or one sends it twice', async () => {
    const id = await book(2);
    const same = await Promise.all([1, 2, 3].map(() => cancel(id, {}, manager, 'same')));
    for (const reply of same)
      expect(reply.json()).toEqual({ ...same[0]?.json<object>(), status: 'cancel', version: 2 });
    const other = await book(2);
    const replies = await Promise.all([cancel(other, {}, front), cancel(other, { roomStays: [1] })]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)[0]).toBe(200);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const gone = (await read(other)).events.filter(({ what }) => what.startsWith('cancel'));
    expect(gone).toHaveLength(1);
  });

  test.each([
    [{ version: 0 }, 'version'],
    [{ fee: 'none' }, 'fee'],
    [{ fee: { minor: -1 } }, 'fee.minor'],
    [{ reason: '' }, 'reason'],
    [{ reason: 'x'.repeat(201) }, 'reason'],
    [{ tellsGuest: undefined }, 'tellsGuest'],
    [{ roomStays: [] }, 'roomStays'],
  ])('%j is refused by its field', async (body, field) => {
    const reply = await cancel(await book(), body);
    expect([reply.statusCode, reply.json<{ errors: { field: string }[] }>().errors[0]?.field]).toEqual([400, field]);
  });

  test('nothing that was changed by somebody else meanwhile', async () => {
    const id = await book(2);
    await cancel(id, { roomStays: [1] });
    expect((await cancel(id, {})).json()).toMatchObject({ status: 412, code: 'reservation.version' });
  });
});
