import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import type { Db } from '../../platform/db/open-database.ts';
import { knownHotels } from '../../property/hotel/known-hotels.ts';
import { listReservations } from '../manage/list-reservations.ts';
import { reconcilePayments } from '../../payment/reconcile-payments.ts';
import { freshDatabase, type FreshDatabase } from '../../testing/fresh-database.ts';
import { ada, bookingOf } from '../../testing/guest-api.ts';
import { juspayCards as cards } from '../../testing/juspay-api.ts';
import { payApi } from '../../testing/pay-api.ts';
import { openSetups, toldWith } from '../../testing/payment-setups.ts';
import { settleEvents } from '../../testing/settle-events.ts';
import { startApp, testSecret } from '../../testing/start-app.ts';
import { makeBackup } from './make-backup.ts';
import { CannotRestore, restoreBackup } from './restore-backup.ts';

const noon = Date.parse('2027-06-01T12:00:00Z');
const clock = { now: noon };
const database = await freshDatabase();
const app = await startApp(database, clock);
const setups = await openSetups();
const dir = await mkdtemp(path.join(tmpdir(), 'stayfront-backup-'));
afterAll(async () => {
  for (const setup of Object.values(setups)) await setup.stop();
  await rm(dir, { recursive: true, force: true });
});

const pictureHash = 'ab'.repeat(12);
const from = {
  databaseUrl: database.url,
  secret: testSecret,
  pictureDir: path.join(app.dataDir, 'pictures'),
  now: noon,
};
const to = (url: string) => ({
  databaseUrl: url,
  secret: testSecret,
  pictureDir: path.join(dir, 'pictures'),
  isOtherSecretFine: false,
});
/** Everything in a database but the numbers of its transactions, for one hotel after the other. */
async function contentOf({ db }: Pick<FreshDatabase, 'db'>): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and relname not like 'kysely%' order by 1`.execute(db);
  const content: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ line: string }>`
      select (to_jsonb(t) - 'transaction_id')::text as line from ${sql.table(name)} t order by 1`.execute(db);
    content[name] = rows.map(({ line }) => line);
  }
  const { rows } = await sql<{ line: string }>`
    select t.identifier || j.payload::text || j.run_at || j.attempts as line
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id order by 1`.execute(
    db,
  );
  return { ...content, jobs: rows.map(({ line }) => line) };
}

describe.each(toldWith(0))('a backup that was taken while guests paid with %s', (provider) => {
  const setup = setups[provider];

  test('knows after a restore of every charge in the provider’s ledger, once it has been asked', async () => {
    clock.now = noon;
    const api = payApi(database, app, clock);
    await api.open(setup.settings, 50);
    let guests = 0;
    /** Nobody may begin more than a few payments at a time. */
    const holdAs = async (guest: number) => {
      const { reference } = await api.findProduct('double', 'prepaid', {
        checkIn: '2027-06-11',
        checkOut: '2027-06-13',
      });
      const sessionId = `Abcdefgh1234${String(guest).padStart(4, '0')}`;
      const guestInfo = { ...ada, email: `guest${guest}@guest.example` };
      const { status, body } = await api.book(bookingOf([reference], { sessionId, guestInfo }));
      if (status !== 201) throw new Error(`The booking was refused: ${JSON.stringify(body)}`);
      return body;
    };
    const begin = async () => {
      const held = await holdAs((guests += 1));
      const begun = await api.start(held);
      if ('refused' in begun) throw new Error(begun.refused);
      return { held, begun };
    };
    const file = path.join(dir, `${provider}.tar.gz`);
    const settled = await begin();
    await setup.pay(settled.begun, cards.good);
    await api.settle(settled.begun.intentId);
    const charged = await begin();
    await setup.pay(charged.begun, cards.good); // and nobody has told us yet
    const open = await begin();
    const declined = await begin();
    // Guests pay while it is written, some before their tables are read and some after.
    const during = await Promise.all(Array.from({ length: 4 }, begin));
    await Promise.all([
      makeBackup(from, file),
      ...during.map(async ({ begun }) => {
        await setup.pay(begun, cards.good);
        await api.settle(begun.intentId);
      }),
    ]);
    await setup.pay(open.begun, cards.good);
    await setup.pay(declined.begun, cards.declined);

    const other = await freshDatabase({ isEmpty: true });
    await restoreBackup(to(other.url), file);
    const restored = payApi(other, await startApp(other, clock), clock);
    for (let minutes = 0; minutes < 60; minutes += 5) {
      clock.now = noon + minutes * 60_000;
      await reconcilePayments(restored.deps, clock.now);
    }
    const intents = await other.db
      .selectFrom('payment_intent')
      .select(['intent_id', 'state', 'reservation_id'])
      .execute();
    const ours = new Set([settled, charged, open, declined, ...during].map(({ begun }) => begun.intentId));
    const ledger = setup.ledger().filter(({ intentId }) => ours.has(intentId));
    const kept = ledger.filter(({ captured, refunded }) => captured > refunded).map(({ intentId }) => intentId);
    expect(kept.length).toBe(7);
    expect(
      intents
        .filter(({ state }) => state === 'paid')
        .map(({ intent_id }) => intent_id)
        .toSorted(),
    ).toEqual(kept.toSorted());
    for (const { intent_id, reservation_id } of intents)
      expect([intent_id, (await restored.statusOf(reservation_id)) === 'pay']).toEqual([
        intent_id,
        kept.includes(intent_id),
      ]);
    expect(ledger.filter(({ isReserved }) => isReserved)).toEqual([]);
  });
});

describe('a backup', () => {
  const file = path.join(dir, 'whole.tar.gz');
  const read = (db: Db, since?: string) =>
    knownHotels(db)
      .current(7001)
      .then((hotel) => {
        if (!hotel) throw new Error('The hotel is gone');
        return listReservations(db, hotel, { since, limit: 100 }, clock.now);
      });

  test('is all there is, to the last row, job and picture', async () => {
    await sql`insert into picture values (7001, 'logo', ${pictureHash}, 1, 1, '') on conflict do nothing`.execute(
      database.db,
    );
    await mkdir(from.pictureDir, { recursive: true });
    await writeFile(path.join(from.pictureDir, `${pictureHash}.source`), 'a picture');
    expect((await makeBackup(from, file)).missingPictures).not.toContain(pictureHash);
    const expected = await contentOf(database);
    expect(expected['jobs']?.length).toBeGreaterThan(0);
    expect(expected['reservation_event']?.length).toBeGreaterThan(0);
    const other = await freshDatabase({ isEmpty: true });
    await restoreBackup(to(other.url), file);
    expect(await contentOf(other)).toEqual(expected);
    expect(await readFile(path.join(dir, 'pictures', `${pictureHash}.source`), 'utf8')).toBe('a picture');
    const forced = await sql<{ name: string }>`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relrowsecurity and not relforcerowsecurity`.execute(other.db);
    expect(forced.rows).toEqual([]);
  });

  test('that was put back goes on in order: who follows the hotel’s bookings hears of old and new ones', async () => {
    const other = await freshDatabase({ isEmpty: true });
    await restoreBackup(to(other.url), file);
    await settleEvents(other.db);
    const all = await read(other.db);
    if ('refused' in all) throw new Error(all.refused);
    expect(all.reservations.length).toBeGreaterThan(5);
    const api = payApi(other, await startApp(other, clock), clock);
    const { reservationId } = await api.hold();
    await settleEvents(other.db);
    expect(await read(other.db, all.cursor)).toMatchObject({ reservations: [{ reservationId }] });
    const future = Buffer.from('999999999999.1').toString('base64url');
    expect(await read(other.db, future)).toMatchObject({ refused: 'cursor.invalid' });
  });

  test.each([
    ['a database with hotels in it', /hotels in this database/, async () => ({ url: database.url, file })],
    ['another secret', /another secret/, async (url: string) => ({ url, file, secret: 'x'.repeat(40) })],
    [
      'one that was cut short',
      /.*/,
      async (url: string) => ({ url, file: await altered((all) => all.subarray(0, -2_000)) }),
    ],
    [
      'something else',
      /not a backup/,
      async (url: string) => ({ url, file: await altered(() => Buffer.from('hello')) }),
    ],
  ])('is refused for %s, and nothing of it is left behind', async (_, says, plan) => {
    const other = await freshDatabase({ isEmpty: true });
    const { url, file: source, secret = testSecret } = { secret: undefined, ...(await plan(other.url)) };
    const failure: unknown = await restoreBackup({ ...to(url), secret }, source).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect((failure as Error).message).toMatch(says);
    expect(failure instanceof CannotRestore || says.source === '.*').toBe(true);
    const { rows } = await sql<{ hotels: unknown }>`select to_regclass('public.hotel') as hotels`.execute(other.db);
    const isEmpty =
      rows[0]?.hotels === null || (await other.db.selectFrom('hotel').select('hotel_id').execute()).length === 0;
    expect(isEmpty).toBe(true);
  });

  async function altered(change: (all: Buffer) => Buffer): Promise<string> {
    const name = path.join(dir, `altered-${Math.random().toString(36).slice(2)}.tar.gz`);
    await writeFile(name, change(await readFile(file)));
    return name;
  }

  test('that the release before has written with its own writer is put back', async () => {
    const other = await freshDatabase({ isEmpty: true });
    const old = path.join(import.meta.dirname, '../../testing/backup/made-by-own-writer.tar.gz');
    await restoreBackup(to(other.url), old);
    const content = await contentOf(other);
    expect(
      Object.entries(content).flatMap(([name, lines]) => (lines.length > 0 ? [[name, lines.length]] : [])),
    ).toEqual([
      ['history_start', 1],
      ['hotel', 1],
      ['hotel_noted', 7],
      ['hotel_with', 1],
      ['house_version', 1],
      ['idempotency', 1],
      ['inventory', 6],
      ['picture', 2],
      ['rate', 15],
      ['reservation', 1],
      ['reservation_event', 1],
      ['room_stay', 1],
      ['jobs', 2],
    ]);
    expect(await readFile(path.join(dir, 'pictures', `${'ab'.repeat(12)}.source`), 'utf8')).toBe('a picture');
    const hotel = await knownHotels(other.db).current(7001);
    expect(hotel?.document.name).toBe('Hotel Probe');
  });

  test('is read by every tar, and each file in it is its owner’s alone', async () => {
    const { stdout } = await promisify(execFile)('tar', ['-tvzf', file]);
    const lines = stdout.trim().split('\n');
    expect(lines[0]).toMatch(/^-rw------- .* backup\.json$/);
    expect(lines.at(-1)).toMatch(/end\.json$/);
  });

  test('that cannot be written to its end says why, and leaves nothing behind', async () => {
    const full = path.join(dir, 'missing-folder', 'backup.tar.gz');
    await expect(makeBackup(from, full)).rejects.toThrow('ENOENT');
  });

  test('has neither the secret nor what it seals in it', async () => {
    const all = gunzipSync(await readFile(file)).toString('latin1');
    expect(all).toContain('"secretMark"');
    for (const secret of [testSecret, 'canary-api-key', 'canary-response']) expect(all).not.toContain(secret);
  });
});
