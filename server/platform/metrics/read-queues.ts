import { sql } from 'kysely';
import type { Db } from '../db/open-database.ts';

/** How jobs of one kind wait: `age` is how many seconds ago the oldest of them should have been begun. */
export type Queue = { readonly job: string; readonly waiting: number; readonly age: number; readonly givenUp: number };

export async function readQueues(db: Db): Promise<Queue[]> {
  const { rows } = await sql<Queue>`
    select task_identifier as job,
           (count(*) filter (where is_due))::integer as waiting,
           coalesce(extract(epoch from now() - min(run_at) filter (where is_due)), 0)::float8 as age,
           (count(*) filter (where attempts >= max_attempts))::integer as "givenUp"
      from (select *, attempts < max_attempts and locked_at is null and run_at <= now() as is_due
              from graphile_worker.jobs) as job
     group by task_identifier order by task_identifier`.execute(db);
  return rows;
}
