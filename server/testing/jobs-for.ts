import { sql } from 'kysely';
import type { Db } from '../platform/db/open-database.ts';

/** What waits in the queue for a reservation under a name, in the order it was queued. */
export const jobsFor = async (db: Db, reservationId: string, task: string): Promise<object[]> =>
  (
    await sql<{ payload: object }>`select job.payload from graphile_worker._private_jobs as job
      join graphile_worker._private_tasks as task on task.id = job.task_id
      where job.payload->>'reservationId' = ${reservationId} and task.identifier = ${task}
      order by job.id`.execute(db)
  ).rows.map(({ payload }) => payload);
