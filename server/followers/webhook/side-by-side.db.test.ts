import type { ServerResponse } from 'node:http';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { startWorker } from '../../app/worker.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openReceiver } from '../../testing/receiver.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { publicUrl, startApp, testSecret } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';
import { putWebhook } from './put-webhook.ts';

const database = await freshDatabase();
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const today = stayDate('2027-06-01');
/** Whoever does not answer is waited for longer than the test lasts. */
const reach = { resolve: () => Promise.resolve([]), allowsLoopback: true, patienceMs: 300_000 };
const app = await startApp(database, clock, { reach });
const server = openDatabase(database.url);
afterAll(() => server.close());
const [troubled, alike, other] = [smallHotel(), smallHotel({ hotelId: 7003 }), smallHotel({ hotelId: 7002 })];

beforeAll(async () => {
  for (const hotel of [troubled, alike, other]) await openHotel(server.db, hotel, smallNights(hotel, today, 30, 50));
});
beforeEach(async () => {
  for (const { hotelId } of [troubled, alike, other])
    await inHotel(server.db, hotelId, (tx) => tx.deleteFrom('webhook').execute());
  await sql`delete from graphile_worker._private_jobs`.execute(database.db);
});

async function tell(hotelId: number, port: number, webhookId = `to-${port}`): Promise<void> {
  const url = `http://127.0.0.1:${port}/`;
  const input = { hotelId, webhookId, url, renewSecret: false, by: 'test' };
  expect(await putWebhook({ db: server.db, secret: testSecret, reach }, input, clock.now)).toMatchObject({ url });
}

async function book(hotelId: number): Promise<void> {
  const api = guestApi(app, hotelId);
  const stay = { checkIn: addDays(today, 5), checkOut: addDays(today, 7), nbAdults: 2 };
  const { reference } = await api.findProduct('double', 'pay-at-hotel', stay);
  expect((await api.book(bookingOf([reference]))).status).toBe(201);
}

async function work(): Promise<void> {
  const deps = { database: server, secret: testSecret, reach, publicUrl: () => publicUrl, now: () => clock.now };
  const runner = await startWorker({ ...deps, post: () => Promise.resolve(), onFailure: () => {} });
  onTestFinished(() => runner.stop());
}

test('addresses that do not answer, ten each of two hotels, keep no other hotel waiting', async () => {
  const open: ServerResponse[] = [];
  const silent = await Promise.all(
    Array.from({ length: 20 }, () => openReceiver((response) => void open.push(response))),
  );
  for (const [place, { port }] of silent.entries()) await tell((place < 10 ? troubled : alike).hotelId, port);
  const good = await openReceiver();
  await tell(other.hotelId, good.port);
  for (let i = 0; i < 2; i++) for (const { hotelId } of [troubled, alike]) await book(hotelId);
  await work();
  onTestFinished(() => open.forEach((response) => response.writeHead(204).end()));
  await until(() => expect(open).toHaveLength(15)); // of 20 places one hotel takes half, the other half of what is left
  for (let i = 1; i <= 3; i++) {
    await book(other.hotelId);
    await until(() => expect(good.got).toHaveLength(i));
  }
  expect(open).toHaveLength(15);
  expect(Math.max(...silent.map(({ got }) => got.length))).toBe(1); // one at a time to each
});

test('an address that many hotels tell and that does not answer keeps the others’ addresses waiting for nothing', async () => {
  const open: ServerResponse[] = [];
  const silent = await openReceiver((response) => void open.push(response));
  for (const { hotelId } of [troubled, alike])
    for (let i = 0; i < 9; i++) await tell(hotelId, silent.port, `silent-${i}`);
  const good = await openReceiver();
  await tell(troubled.hotelId, good.port);
  for (const { hotelId } of [alike, troubled]) await book(hotelId);
  await work();
  onTestFinished(() => open.forEach((response) => response.writeHead(204).end()));
  await until(() => expect([open.length, good.got.length]).toEqual([10, 1]));
});

test('one address is told of one happening after the other, in their order', async () => {
  const open: ServerResponse[] = [];
  const events: number[] = [];
  const receiver = await openReceiver((response, { headers }) => {
    open.push(response);
    events.push(Number(headers['stayfront-event']));
  });
  await tell(troubled.hotelId, receiver.port);
  for (let i = 0; i < 5; i++) await book(troubled.hotelId);
  await work();
  for (let answered = 0; answered < 5; answered++) {
    await until(() => expect(open).toHaveLength(1));
    open.pop()?.writeHead(204).end();
  }
  expect(events).toEqual(events.toSorted((a, b) => a - b));
  expect(new Set(events).size).toBe(5);
});

test('a delivery says whose it is and where it goes, so that neither takes more than its share of the places', async () => {
  await tell(troubled.hotelId, 4321);
  await book(troubled.hotelId);
  const { rows } = await sql`
    select flags, max_attempts, queue_name from graphile_worker.jobs where task_identifier = 'deliver-webhook'`.execute(
    database.db,
  );
  expect(rows).toEqual([
    {
      flags: { 'of hotel 7001': true, 'to 127.0.0.1:4321': true },
      max_attempts: 14,
      queue_name: 'webhook-7001-to-4321',
    },
  ]);
});
