import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { inHotel } from '../db/in-hotel.ts';
import { openDatabase } from '../db/open-database.ts';
import { enqueue } from './enqueue.ts';
import { readQueues } from '../metrics/read-queues.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { jobWatch } from './job-watch.ts';
import { openPresence } from './presence.ts';

const database = await freshDatabase();
const { db, pool, url } = database;

beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(db);
});

const queue = (reservationId: string) =>
  inHotel(db, 7001, (tx) => enqueue(tx, 'send-confirmation', { hotelId: 7001, reservationId }));

/** As a worker does it; then its process is gone, or not. */
const begin = async (worker: string): Promise<{ id: string; worker: string }[]> =>
  (
    await sql<{ id: string }>`
      update graphile_worker._private_jobs set locked_at = now(), locked_by = ${worker}, attempts = attempts + 1
       where attempts < max_attempts and locked_at is null returning id::text`.execute(db)
  ).rows.map(({ id }) => ({ id, worker }));

const looks = 3;

/** A server that looks after jobs, and what it has set aside. */
function startServer(on = pool) {
  const aside: string[] = [];
  const watch = jobWatch({ pool: on, looks, onSetAside: (job) => aside.push(job) });
  return {
    ...watch,
    aside,
    async look(times = 1): Promise<void> {
      for (let i = 0; i < times; i += 1) await watch.look();
    },
  };
}
/** Who is at each job, null where it waits for somebody. */
const workers = async (): Promise<(string | null)[]> =>
  (await sql<{ at: string | null }>`select locked_by as at from graphile_worker.jobs order by id`.execute(db)).rows.map(
    ({ at }) => at,
  );
const givenUp = async () => (await readQueues(db)).reduce((sum, { givenUp: some }) => sum + some, 0);

describe('a job whose server has died', () => {
  test('waits for the next one, once nobody has shown a sign for several looks', async () => {
    await queue('SB4-AAAAAAAAAA');
    await begin('first');
    const server = startServer();
    await server.look(looks);
    expect(await workers()).toEqual(['first']);
    await server.look();
    expect([await workers(), server.aside, await givenUp()]).toEqual([[null], [], 0]);
  });

  test('twice is set aside and told of; others that were under way once are not', async () => {
    const server = startServer();
    await queue('SB4-AAAAAAAAAA');
    await begin('first');
    await server.look(looks + 1);
    await queue('SB4-BBBBBBBBBB');
    await begin('second');
    await server.look(looks + 1);
    expect([await workers(), server.aside, await givenUp()]).toEqual([[null, null], ['send-confirmation'], 1]);
    const { rows } = await sql<{ last: string | null }>`
      select last_error as last from graphile_worker.jobs order by id`.execute(db);
    expect(rows).toEqual([{ last: 'A server has died twice while it was at this job' }, { last: null }]);
    await server.look(looks + 1);
    expect(server.aside).toEqual(['send-confirmation']); // told once
  });

  test('is set aside once, though two servers look at the same moment', async () => {
    const servers = [startServer(), startServer()];
    await queue('SB4-AAAAAAAAAA');
    for (const worker of ['first', 'second']) {
      await begin(worker);
      // A look that meets another's takes the worker for one that may live, and the next one does not.
      while ((await workers())[0] !== null) await Promise.all(servers.map((server) => server.look()));
    }
    expect(servers.flatMap(({ aside }) => aside)).toEqual(['send-confirmation']);
  });
});

describe('a job that a living server is at is left to it', () => {
  test('however many others start and look, and is taken once it dies', async () => {
    await queue('SB4-AAAAAAAAAA');
    const [job] = await begin('alive');
    const [alive, other] = [startServer(), startServer()];
    alive.begin(job!);
    for (let i = 0; i < 3 * looks; i += 1) {
      await alive.look();
      await other.look();
      await startServer().look();
    }
    expect(await workers()).toEqual(['alive']);
    await other.look(looks + 1); // the first shows no more signs
    expect(await workers()).toEqual([null]);
  });

  test('also by one whose looks met a database that was away', async () => {
    await queue('SB4-AAAAAAAAAA');
    const [job] = await begin('alive');
    const [alive, own] = [startServer(), openDatabase(url, { maxConnections: 1 })];
    alive.begin(job!);
    const other = startServer(own.pool);
    onTestFinished(() => own.close());
    await other.look(looks);
    await own.pool.query('set lock_timeout = 10');
    await db.transaction().execute(async (tx) => {
      await sql`lock table graphile_worker._private_jobs in access exclusive mode`.execute(tx);
      await expect(other.look()).rejects.toThrow('lock timeout');
    });
    await own.pool.query('set lock_timeout = 0');
    await other.look(looks); // the count has begun anew
    expect(await workers()).toEqual(['alive']);
    await alive.look();
    await other.look(looks);
    expect(await workers()).toEqual(['alive']);
  });

  test('and is not taken back from whoever has it now', async () => {
    await queue('SB4-AAAAAAAAAA');
    const [job] = await begin('slow');
    const [slow, other] = [startServer(), startServer()];
    slow.begin(job!);
    await other.look(looks + 1); // it was still for too long
    await begin('another');
    await slow.look();
    expect(await workers()).toEqual(['another']);
  });
});

test('a server of the release before, which shows its life by a lock, is waited for longer', async () => {
  const presence = openPresence(url);
  onTestFinished(() => presence.close());
  await queue('SB4-AAAAAAAAAA');
  await begin('alive');
  await presence.hold('alive');
  const server = startServer();
  await server.look(5 * looks);
  expect(await workers()).toEqual(['alive']);
  await presence.close();
  await expect
    .poll(async () => {
      await server.look();
      return workers();
    })
    .toEqual([null]);
});

test('a lock that a pooler has kept of a server that is no more does not hold up a job for ever', async () => {
  const presence = openPresence(url);
  onTestFinished(() => presence.close());
  await queue('SB4-AAAAAAAAAA');
  await begin('dead');
  await presence.hold('dead');
  await startServer().look(25 * looks + 1);
  expect(await workers()).toEqual([null]);
});

test('a server whose connection was cut holds its lock again with its next job', async () => {
  const presence = openPresence(url);
  onTestFinished(() => presence.close());
  const held = async (): Promise<number | undefined> =>
    (
      await sql<{ n: number }>`
        select count(*)::integer as n from pg_locks join pg_stat_activity as it using (pid)
         where locktype = 'advisory' and it.application_name = 'stayfront presence'
           and it.datname = current_database()`.execute(db)
    ).rows[0]?.n;
  await presence.hold('alive');
  expect(await held()).toBe(1);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
             where application_name = 'stayfront presence' and datname = current_database()`.execute(db);
  await expect.poll(held).toBe(0);
  await expect
    .poll(async () => {
      await presence.hold('alive');
      return held();
    })
    .toBe(1);
});
