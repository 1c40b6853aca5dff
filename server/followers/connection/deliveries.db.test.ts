import type { SystemId } from '@stayfront/rules/connection/account';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { connectSystem } from '../../testing/connected-system.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { listOpenDeliveries } from './list-open-deliveries.ts';
import { noteDeliveryTry } from './note-delivery-try.ts';
import { serveDeliveries } from './serve-deliveries.ts';
import { settleDelivery } from './settle-delivery.ts';

const database = await freshDatabase();
const { db } = database;
const today = stayDate('2027-06-01');
const now = Date.parse('2027-06-01T10:00:00Z');
const hotel = await openHotel(db, smallHotel(), smallNights(smallHotel(), today, 30, 50));
const app = await startApp(database, { now });
const guest = guestApi(app, hotel.hotelId);
const pms: SystemId = 'alpinebits.pms';

beforeEach(async () => {
  await sql`delete from connection_account`.execute(db);
  await sql`delete from graphile_worker._private_jobs`.execute(db);
});

const stay = { checkIn: addDays(today, 5), checkOut: addDays(today, 7), nbAdults: 2 };
async function book(ratePlan = 'pay-at-hotel', rooms = 1) {
  const { reference } = await guest.findProduct('double', ratePlan, stay);
  const { body } = await guest.book(bookingOf(Array.from({ length: rooms }, () => reference)));
  return body as { reservationId: string; token: string };
}
const open = async (connection: SystemId = pms) =>
  (await inHotel(db, 7001, (tx) => listOpenDeliveries(tx, 7001, connection))).map(
    ({ reservationId, kind, version, standing, state }) => ({ reservationId, kind, version, standing, state }),
  );
const serve = () =>
  inHotel(db, 7001, async (tx) => {
    const all = await listOpenDeliveries(tx, 7001, pms);
    await serveDeliveries(
      tx,
      7001,
      all.map(({ deliveryId }) => deliveryId),
      now,
    );
  });
const settle = (reservationId: string, isCancellation = false) =>
  inHotel(db, 7001, (tx) =>
    settleDelivery(tx, 7001, { connection: pms, reservationId, isCancellation, becomes: 'acknowledged' }, now),
  );
const takesBookings = { settings: { bookings: true } };

test('each system that takes bookings hears of each state of each, in order', async () => {
  await connectSystem(db, 7001, takesBookings);
  await connectSystem(db, 7001, { name: 'other', ...takesBookings });
  await connectSystem(db, 7001, { name: 'prices-only' });
  const held = await book('pay-at-hotel', 2);
  const { reservationId } = held;
  await guest.cancelRoom(held, 0);
  await guest.cancel(reservationId);
  const states = [
    { reservationId, kind: 'commit', version: 1, standing: [0, 1], state: 'waiting' },
    { reservationId, kind: 'modify', version: 2, standing: [1], state: 'waiting' },
    { reservationId, kind: 'cancel', version: 3, standing: [], state: 'waiting' },
  ];
  expect([await open(), await open('alpinebits.other'), await open('alpinebits.prices-only')]).toEqual([
    states,
    states,
    [],
  ]);
});

test('a booking that waits for its payment is nobody’s yet, and nothing when it is given up', async () => {
  await connectSystem(db, 7001, takesBookings);
  const held = await book('prepaid');
  expect(await open()).toEqual([]);
  await guest.discard(held);
  expect(await open()).toEqual([]);
});

test('what is acknowledged is what was served, and nothing newer; said twice, it was settled before', async () => {
  await connectSystem(db, 7001, takesBookings);
  const held = await book('pay-at-hotel', 2);
  const { reservationId } = held;
  expect(await settle(reservationId)).toBe('unknown');
  await serve();
  await guest.cancelRoom(held, 0);
  expect(await settle(reservationId)).toBe('settled');
  expect(await settle(reservationId)).toBe('before');
  expect(await open()).toMatchObject([{ kind: 'modify', version: 2, state: 'waiting' }]);
  await guest.cancel(reservationId);
  await serve();
  expect(await settle(reservationId, true)).toBe('settled');
  expect(await open()).toMatchObject([{ kind: 'modify', state: 'served' }]);
  expect(await settle(reservationId)).toBe('settled');
  expect([await open(), await settle('SB4-NOBODYHERE')]).toEqual([[], 'unknown']);
});

test('a system that is called gets one job, however much happens, and none while it is off', async () => {
  const called = { ...takesBookings, address: 'https://pms.example/push' };
  const { account } = await connectSystem(db, 7001, { ...called, kind: 'channel-manager' });
  await book();
  await book();
  const jobs = await sql<{ task: string; payload: object }>`
    select identifier as task, payload from graphile_worker._private_jobs as job
      join graphile_worker._private_tasks as task on task.id = job.task_id
     where identifier like 'tell-%-manager'`.execute(db);
  expect(jobs.rows).toEqual([
    { task: 'tell-channel-manager', payload: { hotelId: 7001, connection: account.connection } },
  ]);
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  await sql`update connection_account set is_off = true`.execute(db);
  await book();
  expect((await open(account.connection)).length).toBe(3);
  const { rows } = await sql`
    select 1 from graphile_worker.jobs where task_identifier = 'tell-channel-manager'`.execute(db);
  expect(rows).toEqual([]);
});

test('a state that is pushed waits until it is taken, and each try is counted', async () => {
  await connectSystem(db, 7001, takesBookings);
  await book();
  const first = () => inHotel(db, 7001, async (tx) => (await listOpenDeliveries(tx, 7001, pms))[0]);
  const { deliveryId = 0 } = (await first()) ?? {};
  const tried = (becomes: 'acknowledged' | 'waiting', status: string) =>
    inHotel(db, 7001, (tx) => noteDeliveryTry(tx, 7001, [deliveryId], { becomes, status }, now));
  await tried('waiting', 'ECONNREFUSED');
  expect(await first()).toMatchObject({ state: 'waiting', tries: 1, lastStatus: 'ECONNREFUSED', settledAt: null });
  await tried('acknowledged', '200');
  expect(await first()).toBeUndefined();
});
