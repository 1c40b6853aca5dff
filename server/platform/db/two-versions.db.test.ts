import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import stayfront from '../../../package.json' with { type: 'json' };
import { reconcilePayments } from '../../payment/reconcile-payments.ts';
import { callsWith } from '../../testing/calls-with.ts';
import { changeApi } from '../../testing/change-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf } from '../../testing/guest-api.ts';
import { juspayCards as cards } from '../../testing/juspay-api.ts';
import { makeNextStep } from '../../testing/make-next-step.ts';
import { payApi } from '../../testing/pay-api.ts';
import { openSetup } from '../../testing/payment-setups.ts';
import { publicUrl, startApp, testSecret } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';
import { startWorker } from '../../app/worker.ts';
import { migrate } from './migrate.ts';
import { openDatabase, type Database } from './open-database.ts';

/*
 * Two releases on one database. The next one is played by a step that does all a step may do; the one before is there
 * with every statement that it said to its database, written down when it went out:
 * RECORD_RELEASE=yes npx vitest run server/db/two-versions
 */
const record = path.join(import.meta.dirname, 'released-statements.json');
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const setup = await openSetup('PAYRAILS');
afterAll(() => setup.stop());

const said = new Set<string>();
const database = await freshDatabase();
// Few connections, so that each is used again: what it has prepared before the step it uses after it.
const before = listenedTo(openDatabase(database.url, { maxConnections: 2 }));
const app = await startApp(database, clock, { database: before });

/** The queue's own statements are its own affair; it brings its tables along. */
const isOurs = (text: string): boolean =>
  /^\s*(select|insert|update|delete|with)\b/i.test(text) && !/graphile_worker[".]+_private/.test(text);

/** Writes down what is said over each of its connections. */
function listenedTo(opened: Database): Database {
  opened.pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
    client.query = ((...asked: unknown[]) => {
      const [first] = asked as [string | { text?: string }];
      const text = typeof first === 'string' ? first : first.text;
      if (text !== undefined && isOurs(text)) said.add(text);
      return query(...asked);
    }) as typeof client.query;
  });
  return opened;
}

/** What happens at a hotel, from the search to the refund, and then every operation there is. */
async function live(db: Database, server: FastifyInstance): Promise<unknown[]> {
  const api = payApi(db, server, clock);
  const stay = { checkIn: '2027-06-11', checkOut: '2027-06-13' };
  const answers: unknown[] = [];
  const book = async (ratePlanIds: readonly string[], key?: string) => {
    const products = await Promise.all(ratePlanIds.map((id) => api.findProduct('double', id, stay)));
    const { status, body } = await api.book(bookingOf(products.map(({ reference }) => reference)), key);
    if (status !== 201) throw new Error(`The booking was answered with ${JSON.stringify(body)}`);
    answers.push(status);
    return body;
  };
  const atHotel = await book(['pay-at-hotel', 'pay-at-hotel'], `once-${Math.random()}`);
  answers.push((await api.readReservation(atHotel.reservationId, { t: atHotel.token })).status);
  const changing = changeApi(server, 7001);
  const later = await changing.find(atHotel, 'double.pay-at-hotel', { checkIn: '2027-06-12', checkOut: '2027-06-14' });
  answers.push((await changing.change(atHotel, { reference: later.reference })).status);
  answers.push((await api.cancelRoom(atHotel, 0)).status, (await api.cancel(atHotel.reservationId)).status);
  const prepaid = await book(['prepaid-flexible']);
  const begun = await api.start(prepaid);
  if ('refused' in begun) throw new Error(begun.refused);
  await setup.pay(begun, cards.good);
  answers.push(await api.settle(begun.intentId), (await api.cancel(prepaid.reservationId)).status);
  answers.push(await api.settle(begun.intentId), await payApi(database, server, clock).statusOf(prepaid.reservationId));
  answers.push((await api.discard(await book(['prepaid']))).status);
  await reconcilePayments(api.deps, clock.now);
  for (const call of callsWith('a word', 7001, new Map())) {
    const { statusCode } = await server.inject(call);
    if (statusCode >= 500) answers.push([call.method, call.url, statusCode]);
  }
  return answers;
}

const asEver = [201, 200, 201, 200, 200, 201, 'paid', 200, 'refunded', 'cancel', 201, 200];

test('a server of this release goes on when the next one has changed the database, and another one starts on it', async () => {
  await payApi(database, app, clock).open(setup.settings, 1_000);
  expect(await live(before, app)).toEqual(asEver);
  await makeNextStep(database.db);
  expect(await live(before, app)).toEqual(asEver);

  // Somebody goes back, or starts one more of the older ones.
  await migrate(database.url);
  const after = listenedTo(openDatabase(database.url));
  const second = await startApp(database, clock, { database: after });
  expect(await live(after, second)).toEqual(asEver);
  const failures: unknown[] = [];
  const posted: string[] = [];
  const worker = await startWorker({
    database: after,
    secret: testSecret,
    post: async ({ subject }) => void posted.push(subject),
    publicUrl: () => publicUrl,
    now: () => clock.now,
    onFailure: (job, error) => failures.push([job, error]),
  });
  const { rows: newer } = await sql<{ count: number }>`select count(*)::int as count from next_thing`.execute(
    database.db,
  );
  expect(newer[0]?.count).toBeGreaterThan(10);
  await until(() => expect(posted.length).toBeGreaterThan(5));
  await worker.stop();
  expect(failures).toEqual([]);
});

test('what the release before says to its database, this one’s database understands, and the next one’s', async () => {
  expect(said.size).toBeGreaterThan(40);
  if (process.env['RECORD_RELEASE'] !== undefined)
    await writeFile(
      record,
      `${JSON.stringify({ release: stayfront.version, statements: [...said].toSorted() }, null, 2)}\n`,
    );
  const { statements } = JSON.parse(await readFile(record, 'utf8')) as { statements: string[] };
  expect(statements.length).toBeGreaterThan(40);
  const now = await freshDatabase();
  for (const { pool } of [now, database]) {
    const client = await pool.connect();
    try {
      for (const statement of statements) {
        await client.query(`prepare old_words as ${statement}`);
        await client.query('deallocate old_words');
      }
    } finally {
      client.release();
    }
  }
});
