import type pg from 'pg';
import { jobKinds } from './job-kinds.ts';

/**
 * Makes every kind of job known to the queue before the first is queued. The queue would note a new kind by itself, in the
 * transaction that queues it: whoever queues the same kind waits for that one to end, and one of two that wait for each
 * other's rooms as well would be a deadlock.
 */
export async function knowJobKinds(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into graphile_worker._private_tasks (identifier)
     select kind from unnest($1::text[]) as kind
      where not exists (select from graphile_worker._private_tasks as known where known.identifier = kind)
     on conflict do nothing`,
    [jobKinds],
  );
}
