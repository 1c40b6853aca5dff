import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { inHotel } from '../db/in-hotel.ts';
import { enqueue } from './enqueue.ts';
import { readQueues } from '../metrics/read-queues.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { freeAbandonedJobs } from './free-abandoned-jobs.ts';
import { openPresence } from './presence.ts';

const database = await freshDatabase();
const { db, pool, url } = database;

beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(db);
});

const queue = (reservationId: string) =>
  inHotel(db, 7001, (tx) => enqueue(tx, 'send-confirmation', { hotelId: 7001, reservationId }));

/** As a worker does it; then its process is gone, or not. */
const begin = (worker: string) =>
  sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = ${worker}, attempts = attempts + 1
       where attempts < max_attempts`.execute(db);

/** Who is at each job, null where it waits for somebody, and what was set aside. */
async function free() {
  const aside: string[] = [];
  await freeAbandonedJobs(pool, (job) => aside.push(job));
  const { rows } = await sql<{ at: string | null }>`
    select locked_by as at from graphile_worker.jobs order by id`.execute(db);
  return { at: rows.map(({ at }) => at), aside };
}
const givenUp = async () => (await readQueues(db)).reduce((sum, { givenUp: some }) => sum + some, 0);

describe('a job whose server has died', () => {
  test('waits for the next one', async () => {
    await queue('SB4-AAAAAAAAAA');
    await begin('first');
    expect(await free()).toEqual({ at: [null], aside: [] });
    expect(await givenUp()).toBe(0);
  });

  test('twice is set aside and told of; others that were under way once are not', async () => {
    await queue('SB4-AAAAAAAAAA');
    await begin('first');
    await free();
    await queue('SB4-BBBBBBBBBB');
    await begin('second');
    expect(await free()).toEqual({ at: [null, null], aside: ['send-confirmation'] });
    expect(await givenUp()).toBe(1);
    const { rows } = await sql<{ last: string | null }>`
      select last_error as last from graphile_worker.jobs order by id`.execute(db);
    expect(rows).toEqual([{ last: 'A server has died twice while it was at this job' }, { last: null }]);
    expect(await free()).toEqual({ at: [null, null], aside: [] }); // told once
  });

  test('is set aside once, though two servers start at the same moment', async () => {
    await queue('SB4-AAAAAAAAAA');
    await begin('first');
    await free();
    await begin('second');
    const both = await Promise.all([free(), free()]);
    expect(both.flatMap(({ aside }) => aside)).toEqual(['send-confirmation']);
  });
});

test('a job that a living server is at is left to it, however many others start', async () => {
  const presence = openPresence(url);
  onTestFinished(() => presence.close());
  await queue('SB4-AAAAAAAAAA');
  await begin('alive');
  await presence.hold('alive');
  for (const _ of [1, 2, 3]) expect(await free()).toEqual({ at: ['alive'], aside: [] });
  await presence.close();
  await expect.poll(free).toEqual({ at: [null], aside: [] });
});

test('a server whose connection was cut is seen again with its next job', async () => {
  const presence = openPresence(url);
  onTestFinished(() => presence.close());
  await queue('SB4-AAAAAAAAAA');
  await begin('alive');
  await presence.hold('alive');
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
             where application_name = 'stayfront presence' and datname = current_database()`.execute(db);
  await expect.poll(free).toEqual({ at: [null], aside: [] });
  await begin('alive');
  await expect
    .poll(async () => {
      await presence.hold('alive');
      const { rows } = await sql<{ n: number }>`
        select count(*)::integer as n from pg_stat_activity
         where application_name = 'stayfront presence' and datname = current_database()`.execute(db);
      return rows[0]?.n;
    })
    .toBe(1);
  expect(await free()).toEqual({ at: ['alive'], aside: [] });
});
