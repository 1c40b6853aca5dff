import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';
import { isPassing } from './is-passing.ts';
import { openDatabase } from './open-database.ts';

const fresh = await freshDatabase();
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const today = stayDate('2027-06-01');
const stay = { checkIn: addDays(today, 5), checkOut: addDays(today, 6), nbAdults: 2 };
const [stuck, other] = [smallHotel(), smallHotel({ hotelId: 7002 })];

const none = { lockMs: 0, statementMs: 0, idleMs: 0, silentMs: 0 };
const patient = openDatabase(fresh.url, { limits: none });
const app = await startApp(fresh, clock, { database: patient });
const hasty = await startApp(fresh, clock, {
  database: openDatabase(fresh.url, { limits: { ...none, lockMs: 20 } }),
});
const ordinary = openDatabase(fresh.url);
afterAll(() => ordinary.close());

beforeAll(async () => {
  await openHotel(fresh.db, stuck, smallNights(stuck, today, 30, 50));
  await openHotel(patient.db, other, smallNights(other, today, 30, 50));
});

const referenceAt = async (hotelId: number): Promise<string> =>
  (await guestApi(app, hotelId).findProduct('double', 'pay-at-hotel', stay)).reference;

/** Locks the night at one hotel, as a transaction does that never ends. */
async function lockNight(): Promise<() => Promise<void>> {
  const client = await fresh.pool.connect();
  await client.query(`begin; select from inventory where date = '${stay.checkIn}' for update`);
  return async () => {
    await client.query('rollback');
    client.release();
  };
}

const lockWaiters = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(distinct pid)::int as n from pg_locks join pg_stat_activity using (pid)
     where datname = current_database() and not granted`.execute(fresh.db);
  return rows[0]?.n ?? 0;
};

describe('a night that somebody keeps locked', () => {
  test('holds up those who book it, and nobody else, however many they are', async () => {
    const [here, there] = [guestApi(app, stuck.hotelId), guestApi(app, other.hotelId)];
    const [reference, elsewhere] = [await referenceAt(stuck.hotelId), await referenceAt(other.hotelId)];
    // The first job of a kind makes its kind known to the queue, and others wait for that; a worker does it at its start.
    expect((await there.book(bookingOf([elsewhere]))).status).toBe(201);
    const unlock = await lockNight();
    const bookings = Array.from({ length: 25 }, () => here.book(bookingOf([reference])));
    await until(async () => expect((await lockWaiters()) + patient.awaited()).toBe(25));

    expect((await app.inject('/readyz')).statusCode).toBe(200);
    const others = await Promise.all(Array.from({ length: 5 }, () => there.book(bookingOf([elsewhere]))));
    expect(others.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect((await there.search(stay)).status).toBe(200);

    await unlock();
    const booked = await Promise.all(bookings);
    expect(new Set(booked.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(booked.map(({ body }) => body.reservationId)).size).toBe(25);
  });

  test('is not waited for without end: the guest is told when to come again, and then books with the same key', async () => {
    const api = guestApi(hasty, stuck.hotelId);
    const booking = bookingOf([await referenceAt(stuck.hotelId)]);
    const key = randomUUID();
    const unlock = await lockNight();
    const reply = await hasty.inject({
      method: 'POST',
      url: `/api/hotels/${stuck.hotelId}/reservations`,
      headers: { 'idempotency-key': key },
      payload: booking,
    });
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([503, 'server.busy']);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    await unlock();
    expect((await api.book(booking, key)).status).toBe(201);
  });
});

describe('a connection of a server', () => {
  test('does not wait for ever: not for a lock, a statement or the next one of a transaction', async () => {
    const { rows } = await ordinary.pool.query(
      `select name from pg_settings
        where name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout') and setting <> '0'`,
    );
    expect(rows).toHaveLength(3);
    expect(ordinary.pool.options.keepAlive).toBe(true);
  });

  test('that is left in the middle of a transaction gives back what it has locked', async () => {
    const idle = openDatabase(fresh.url, { limits: { ...none, idleMs: 20 } });
    const client = await idle.pool.connect();
    const ended = new Promise((resolve) => client.once('error', resolve));
    // In one go: on a busy machine the time that a transaction may stand still passes between two statements.
    await client.query(`begin; set local stayfront.hotel = '7001'; select from inventory for update`);
    await ended;
    client.release(true);
    // PostgreSQL says goodbye first and lets its locks go after that.
    await until(async () => {
      const { rowCount } = await fresh.pool.query('select from inventory for update nowait');
      expect(rowCount).toBeGreaterThan(0);
    });
    await idle.close();
  });

  test('over which nothing is heard any more is replaced', async () => {
    const door = await silentDoor(new URL(fresh.url));
    const through = openDatabase(door.url, { limits: { ...none, silentMs: 200 } });
    const ask = (): Promise<unknown> => through.pool.query('select 1');
    await until(ask);
    door.fallSilent();
    const failure: unknown = await ask().catch((error: unknown) => error);
    expect(isPassing(failure)).toBe(true);
    await until(ask);
    await through.close();
    await door.close();
  });
});

/** Stands before a database. Once it falls silent, who is connected hears nothing more; who comes later is let through. */
async function silentDoor(to: URL) {
  const callers = new Set<Socket>();
  const door = createServer((caller) => {
    const inside = connect(Number(to.port), to.hostname);
    for (const end of [caller, inside]) end.on('error', () => {});
    caller.pipe(inside).pipe(caller);
    caller.on('close', () => inside.destroy());
    callers.add(caller);
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  const url = new URL(to);
  url.port = String((door.address() as AddressInfo).port);
  return {
    url: url.href,
    fallSilent(): void {
      for (const caller of callers) caller.unpipe();
    },
    async close(): Promise<void> {
      for (const caller of callers) caller.destroy();
      door.close();
      await once(door, 'close');
    },
  };
}
