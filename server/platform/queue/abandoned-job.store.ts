import type pg from 'pg';
import { lockOf } from './presence.ts';

export type AbandonedJob = {
  readonly id: string;
  readonly job: string;
  /** The process that was at it before had died as well. */
  readonly isSecondTime: boolean;
};

/** Jobs that somebody has begun who is no more, kept from others who look for them until the transaction ends. */
export async function takeAbandonedJobs(client: pg.ClientBase): Promise<AbandonedJob[]> {
  const { rows } = await client.query<AbandonedJob>(
    `with worker as materialized (select distinct locked_by as id from graphile_worker.jobs where locked_by is not null),
          dead as materialized (select id from worker where pg_try_advisory_xact_lock(${lockOf('worker.id')})),
          freed as (select graphile_worker.force_unlock_workers(array(select id from dead)))
     select job.id::text, job.task_identifier as job, coalesce(job.flags ? 'server died', false) as "isSecondTime"
       from graphile_worker.jobs as job, freed
      where job.locked_by in (select id from dead)
      order by job.id`,
  );
  return rows;
}

/** It goes with the job, and with it, when it is done after all. */
export async function noteFirstDeath(client: pg.ClientBase, ids: readonly string[]): Promise<void> {
  await client.query(
    `update graphile_worker._private_jobs set flags = coalesce(flags, '{}') || '{"server died": true}'
      where id = any($1::bigint[])`,
    [ids],
  );
}

/** Not tried again by itself: it counts among those that were given up. */
export async function setAside(client: pg.ClientBase, ids: readonly string[]): Promise<void> {
  await client.query(`select graphile_worker.permanently_fail_jobs($1::bigint[], $2)`, [
    ids,
    'A server has died twice while it was at this job',
  ]);
}
