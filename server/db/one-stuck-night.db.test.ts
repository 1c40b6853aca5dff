import { randomUUID } from 'node:crypto';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../testing/fresh-database.ts';
import { bookingOf, frontDesk } from '../testing/front-desk.ts';
import { openHotel, smallHotel, smallNights } from '../testing/small-hotel.ts';
import { startApp } from '../testing/start-app.ts';
import { until } from '../testing/until.ts';
import { openDatabase } from './open-database.ts';

const fresh = await freshDatabase();
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const today = stayDate('2027-06-01');
const stay = { checkIn: addDays(today, 5), checkOut: addDays(today, 6), nbAdults: 2 };
const [stuck, other] = [smallHotel(), smallHotel({ hotelId: 7002 })];

const patient = openDatabase(fresh.url, { limits: { lockMs: 0, statementMs: 0, idleMs: 0 } });
const app = await startApp(fresh, clock, { database: patient });
const hasty = await startApp(fresh, clock, {
  database: openDatabase(fresh.url, { limits: { lockMs: 20, statementMs: 60_000, idleMs: 60_000 } }),
});
const ordinary = openDatabase(fresh.url);
afterAll(() => ordinary.close());

beforeAll(async () => {
  await openHotel(fresh.db, stuck, smallNights(stuck, today, 30, 50));
  await openHotel(patient.db, other, smallNights(other, today, 30, 50));
});

const referenceAt = async (hotelId: number): Promise<string> =>
  (await frontDesk(app, hotelId).findProduct('double', 'pay-at-hotel', stay)).reference;

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
    const [here, there] = [frontDesk(app, stuck.hotelId), frontDesk(app, other.hotelId)];
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
    const desk = frontDesk(hasty, stuck.hotelId);
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
    expect((await desk.book(booking, key)).status).toBe(201);
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
    const idle = openDatabase(fresh.url, { limits: { lockMs: 0, statementMs: 0, idleMs: 20 } });
    const client = await idle.pool.connect();
    const ended = new Promise((resolve) => client.once('error', resolve));
    await client.query(`begin; set local stayfront.hotel = '7001'`);
    await client.query(`select from inventory for update`);
    await ended;
    client.release(true);
    const unlock = await lockNight();
    await unlock();
    await idle.close();
  });
});
