import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { JobKind } from '../db/job-kinds.ts';
import type { Tx } from '../db/open-database.ts';

/** Queues the jobs of one part of the house, each with what it needs to know. */
export type Enqueue<Jobs extends Partial<Record<JobKind, object>>> = <Name extends keyof Jobs & JobKind>(
  tx: Tx,
  name: Name,
  job: Jobs[Name],
  runAt?: Instant | null,
) => Promise<void>;

/** Queues a job in the caller's transaction: it is done if and only if the transaction commits. */
export async function enqueue(
  tx: Tx,
  name: JobKind,
  job: object | undefined,
  runAt: Instant | null = null,
): Promise<void> {
  const at = runAt === null ? null : new Date(runAt);
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(job)}::json, run_at => ${at})`.execute(tx);
}
