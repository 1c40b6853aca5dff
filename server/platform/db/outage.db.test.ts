import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Availabilities } from '@stayfront/contract/offer';
import { todayAt } from '@stayfront/rules/stay/hotel-clock';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { startMailbox } from '@stayfront/sandbox/mail/start-mailbox';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openDoor } from '../../testing/open-door.ts';
import { auditRace } from '../../testing/race/audit-race.ts';
import { mortalServers } from '../../testing/race/mortal-servers.ts';
import type { RaceBooks } from '../../testing/race/race-guest.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { until } from '../../testing/until.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { findFreePort } from './postgres/find-free-port.ts';
import { findPostmaster } from './postgres/find-postmaster.ts';
import { findPrograms } from './postgres/find-programs.ts';
import { hasUserNamespaces } from './postgres/has-user-namespaces.ts';
import { launchWith } from './postgres/launch-with.ts';
import { nameProcess } from './postgres/name-process.ts';
import { placesIn } from './postgres/places-in.ts';

const dataDir = await mkdtemp(path.join(tmpdir(), 'stayfront-outage-'));
const port = await findFreePort();
const launch = (): ReturnType<typeof launchWith> =>
  launchWith(
    { dataDir, say: () => {} },
    { native: findPrograms(), hasUserNamespaces, findFreePort: () => Promise.resolve(port) },
  );
const undo: (() => unknown)[] = [() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 })];
afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

/** In letters: now and then the digits of a key are those of a card, which no guest may write anywhere. */
const emailOf = (key: string): string =>
  `${key.replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}@guest.example`;

/** Who was told to come again does so much sooner than told, but not at once: to turn guests away was most of the work. */
const A_MOMENT = 50;

type Booked = { readonly reservationId: string; readonly token: string };

/** Ends PostgreSQL as an administrator, a careless one or the kernel does, and waits until it is gone. */
async function strike(signal: NodeJS.Signals): Promise<void> {
  const found = findPostmaster(placesIn(dataDir).cluster);
  if (found.kind !== 'ours') throw new Error('There is no database to stop');
  const { pid, process: name } = found.postmaster;
  process.kill(pid, signal);
  await until(() => expect(nameProcess(pid)).not.toBe(name));
}

/** In every run the hardest of the three; all of them in the sweep. */
const signals: readonly NodeJS.Signals[] = process.env['EVERY_SIGNAL'] ? ['SIGINT', 'SIGQUIT', 'SIGKILL'] : ['SIGKILL'];

test(`PostgreSQL is stopped by ${signals.join(', ')} and comes back: no server ends, and nothing is lost`, async () => {
  let postgres = await launch();
  undo.push(() => postgres.stop());
  await migrate(postgres.url);
  const own = new URL(postgres.url);
  own.searchParams.set('options', '-c stayfront.hotel=7001');
  const { db, close } = openDatabase(own.href);
  undo.push(close);
  const hotel = smallHotel({ contact: { phone: '1', email: 'N/A' } }); // so that every mail is a guest's
  const first = addDays(todayAt(hotel.timeZone, Date.now()), 30);
  await openHotel(db, hotel, smallNights(hotel, first, 3, 100_000));
  const mailbox = await startMailbox();
  undo.push(() => mailbox.stop());
  const door = await openDoor(Number(new URL(mailbox.smtpUrl).port));
  undo.push(() => door.remove());
  const servers = await mortalServers(1, {
    databaseUrl: postgres.url,
    secret: 'a secret of the server whose database goes away',
    dataDir,
    smtpUrl: `smtp://127.0.0.1:${door.port}`,
  });
  undo.push(() => servers.stop());

  const at = `${servers.url(0)}/api/hotels/${hotel.hotelId}`;
  const searchUrl = `${at}/availabilities?checkIn=${first}&checkOut=${addDays(first, 1)}&nbAdults=1`;
  const references = ((await (await fetch(searchUrl)).json()) as Availabilities).availabilities.flatMap(
    ({ products }) =>
      products.filter(({ guaranteeType }) => guaranteeType === 'None').map(({ reference }) => reference),
  );
  const books: RaceBooks = { acknowledged: [], answers: new Map(), wrong: [] };
  let [isOver, searches] = [false, 0];
  /** A guest hears what was asked for, or when to come again, and nothing else. */
  const note = (what: string, reply: Response, said: string, good: number): boolean => {
    if (reply.status === good) return true;
    if (reply.status !== 503 || !reply.headers.get('retry-after'))
      books.wrong.push(`${what}: ${reply.status} ${said.slice(0, 300)}`);
    return false;
  };
  const book = (key: string, number: number): Promise<Response> =>
    fetch(`${at}/reservations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({
        requestType: 'Book',
        reservation: {
          sessionId: 'Abcdefgh12345678',
          roomStays: [{ reference: references[number % references.length] ?? '' }],
          guestInfo: {
            givenName: 'Ada',
            surname: 'Lovelace',
            email: emailOf(key),
            phone: '+44 20 7946 0000',
          },
        },
      }),
    });
  const guest = async (number: number): Promise<void> => {
    while (!isOver) {
      const key = randomUUID();
      for (let isBooked = false; !isBooked && !isOver;) {
        const reply = await book(key, number);
        const said = await reply.text();
        isBooked = note('book', reply, said, 201);
        if (!isBooked) await pause(A_MOMENT);
        if (isBooked) books.acknowledged.push({ key, ...(JSON.parse(said) as Booked), email: emailOf(key) });
      }
      const reply = await fetch(searchUrl);
      if (note('search', reply, await reply.text(), 200)) searches += 1;
    }
  };
  /** Waits while the server lives: one that has ended will not do what is waited for. */
  const alive = (holds: () => unknown): Promise<unknown> => Promise.race([until(holds), servers.endOf(0)]);
  const more = async (): Promise<void> => {
    const [bookedBefore, searchedBefore] = [books.acknowledged.length, searches];
    await alive(() => {
      expect(books.acknowledged.length).toBeGreaterThan(bookedBefore + 3);
      expect(searches).toBeGreaterThan(searchedBefore + 3);
    });
  };
  const expectReady = (status: number): Promise<unknown> =>
    alive(async () => {
      expect((await fetch(`${servers.url(0)}/readyz`)).status).toBe(status);
    });
  const guests = [0, 1].map((number) => guest(number).catch((error: unknown) => void books.wrong.push(String(error))));
  try {
    for (const signal of signals) {
      await more();
      door.close();
      await alive(() => expect(door.waiting()).toBeGreaterThan(0)); // a job is under way
      await strike(signal);
      await postgres.stop(); // what knows of it here
      door.open(); // and is done while nobody can be told
      await expectReady(503);
      const refused = await book(randomUUID(), 0);
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);
      expect(await refused.json()).toMatchObject({ code: 'server.busy' });
      await alive(() => expect(mailbox.mails().length).toBeGreaterThan(0));
      postgres = await launch();
      await expectReady(200);
      await more();
    }
  } finally {
    isOver = true;
    await Promise.all(guests);
  }
  expect([...(await auditRace(db, books, Date.now())), ...servers.bugs]).toEqual([]);
  // What was tried while the database was away is due later and later: not waited for here.
  await alive(async () => {
    await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now() and locked_at is null`.execute(
      db,
    );
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from graphile_worker.jobs`.execute(db);
    expect(rows).toEqual([{ n: 0 }]);
  });
  const posted = new Set(mailbox.mails().flatMap(({ to }) => to));
  expect(books.acknowledged.filter(({ email }) => !posted.has(email))).toEqual([]);
});
