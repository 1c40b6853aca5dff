import type pg from 'pg';
import { lockOf } from './presence.ts';

/** A job that some server has begun, as it was seen at one moment. */
export type BegunJob = {
  readonly id: string;
  readonly worker: string;
  /** Another one each time its server has shown that it is still at it. */
  readonly beat: string;
  /** A server of the release before says by a lock that it lives. */
  readonly isLocked: boolean;
};

export type AbandonedJob = {
  readonly id: string;
  readonly job: string;
  /** The process that was at it before had died as well. */
  readonly isSecondTime: boolean;
};

const beat = `extract(epoch from job.locked_at)::text`;

/** Shows others that these jobs are still being done. One that was taken away meanwhile is not taken back. */
export async function beatJobs(pool: pg.Pool, jobs: readonly { id: string; worker: string }[]): Promise<void> {
  await pool.query(
    `update graphile_worker._private_jobs as job set locked_at = clock_timestamp()
       from unnest($1::bigint[], $2::text[]) as mine (id, worker)
      where job.id = mine.id and job.locked_by = mine.worker`,
    [jobs.map(({ id }) => id), jobs.map(({ worker }) => worker)],
  );
}

export async function listBegunJobs(pool: pg.Pool): Promise<BegunJob[]> {
  const { rows } = await pool.query<BegunJob>(
    `with worker as materialized (select distinct locked_by as id from graphile_worker._private_jobs
                                   where locked_by is not null),
          seen as materialized (select id, not pg_try_advisory_xact_lock(${lockOf('worker.id')}) as is_locked from worker)
     select job.id::text, job.locked_by as worker, ${beat} as beat, seen.is_locked as "isLocked"
       from graphile_worker._private_jobs as job
       join seen on seen.id = job.locked_by
      where job.locked_at is not null`,
  );
  return rows;
}

/**
 * Frees those that nobody has touched since they were seen, and the queues in which others wait behind them. Of two
 * servers that try it, one gets each.
 */
export async function takeAbandonedJobs(client: pg.ClientBase, jobs: readonly BegunJob[]): Promise<AbandonedJob[]> {
  const { rows } = await client.query<AbandonedJob>(
    `with freed as (
       update graphile_worker._private_jobs as job set locked_at = null, locked_by = null
         from unnest($1::bigint[], $2::text[], $3::text[]) as seen (id, worker, beat)
        where job.id = seen.id and job.locked_by = seen.worker and ${beat} = seen.beat
       returning job.id, job.task_id, job.flags, job.job_queue_id, seen.worker),
     queue as (
       update graphile_worker._private_job_queues as queue set locked_at = null, locked_by = null
         from freed where queue.id = freed.job_queue_id and queue.locked_by = freed.worker)
     select freed.id::text, task.identifier as job, coalesce(freed.flags ? 'server died', false) as "isSecondTime"
       from freed join graphile_worker._private_tasks as task on task.id = freed.task_id
      order by freed.id`,
    [jobs.map(({ id }) => id), jobs.map(({ worker }) => worker), jobs.map((job) => job.beat)],
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
