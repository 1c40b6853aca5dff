import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { connectSystem } from '../../testing/connected-system.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { requeueTellings } from './requeue-tellings.ts';

const database = await freshDatabase();
const { db } = database;
const today = stayDate('2027-06-01');
const now = Date.parse('2027-06-01T10:00:00Z');
const hotel = await openHotel(db, smallHotel(), smallNights(smallHotel(), today, 30, 50));
const app = await startApp(database, { now });
const guest = guestApi(app, hotel.hotelId);
const later = now + 6 * 60_000;

const jobs = async (): Promise<string[]> =>
  (
    await sql<{ connection: string }>`
      select payload->>'connection' as connection from graphile_worker._private_jobs
       where key like 'tell-7001-%' order by 1`.execute(db)
  ).rows.map(({ connection }) => connection);
const dropJobs = () => sql`delete from graphile_worker._private_jobs`.execute(db);
async function book(): Promise<void> {
  const stay = { checkIn: addDays(today, 5), checkOut: addDays(today, 7), nbAdults: 2 };
  const { reference } = await guest.findProduct('double', 'pay-at-hotel', stay);
  await guest.book(bookingOf([reference]));
}

beforeEach(async () => {
  await sql`delete from connection_account`.execute(db);
  await dropJobs();
  const called = { settings: { bookings: true }, address: 'https://hub.example/in' };
  await connectSystem(db, 7001, { ...called, kind: 'channel-manager', name: 'hub' }, now);
  await connectSystem(db, 7001, { ...called, name: 'pms' }, now);
  await connectSystem(db, 7001, { name: 'asks', settings: { bookings: true } }, now);
});

test('bookings that no job looks after any more get one again, for each system that is called, and one alone', async () => {
  await book();
  await dropJobs();
  await requeueTellings(db, now + 60_000);
  expect(await jobs()).toEqual([]); // those of this minute have a job on its way
  for (const _ of [1, 2]) await requeueTellings(db, later);
  expect(await jobs()).toEqual(['alpinebits.pms', 'channel-manager.hub']);
});

test('a job that waits for its next try is left alone, and one that has none left begins anew', async () => {
  await book();
  const attempts = async () =>
    (
      await sql<{ attempts: number }>`select attempts from graphile_worker._private_jobs
        where key like 'tell-7001-%' order by payload->>'connection'`.execute(db)
    ).rows.map((job) => job.attempts);
  await sql`update graphile_worker._private_jobs set attempts = 3`.execute(db);
  await requeueTellings(db, later);
  expect(await attempts()).toEqual([3, 3]);
  await sql`update graphile_worker._private_jobs set attempts = max_attempts
             where payload->>'connection' = 'channel-manager.hub'`.execute(db);
  await requeueTellings(db, later);
  expect(await attempts()).toEqual([3, 0]);
});

test('nothing is queued for what is switched off, and for nobody to whom all was told', async () => {
  await book();
  await dropJobs();
  await sql`update connection_account set is_off = true where connection = 'alpinebits.pms'`.execute(db);
  await sql`update connection_delivery set state = 'acknowledged' where connection = 'channel-manager.hub'`.execute(db);
  await requeueTellings(db, later);
  expect(await jobs()).toEqual([]);
});
