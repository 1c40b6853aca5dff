import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../db/open-database.ts';

/** When a job is tried next; null where there is none, or it was given up. */
export async function readNextTry(tx: Tx, task: string, payload: object): Promise<Instant | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(job.run_at) as at
      from graphile_worker._private_jobs as job
      join graphile_worker._private_tasks as kind on kind.id = job.task_id
     where kind.identifier = ${task} and job.attempts < job.max_attempts
       and job.payload::jsonb @> ${JSON.stringify(payload)}::jsonb`.execute(tx);
  return rows[0]?.at?.getTime() ?? null;
}
