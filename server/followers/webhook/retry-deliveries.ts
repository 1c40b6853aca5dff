import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

/** Has a webhook told at once what it has not taken, also what was given up. Says how many messages that are. */
export async function retryDeliveries(tx: Tx, hotelId: number, webhookId: string): Promise<number> {
  const { rows } = await sql<{ retried: number }>`
    with due as (
      update webhook_delivery set state = 'waiting', attempts = 0
       where hotel_id = ${hotelId} and webhook_id = ${webhookId} and state <> 'delivered'
      returning event_id),
    woken as (
      select graphile_worker.reschedule_jobs(array_agg(job.id), run_at => now(), attempts => 0)
        from graphile_worker._private_jobs as job
        join graphile_worker._private_tasks as task on task.id = job.task_id
       where task.identifier = 'deliver-webhook' and (job.payload->>'hotelId')::integer = ${hotelId}
         and job.payload->>'webhookId' = ${webhookId}
         and (job.payload->>'eventId')::bigint in (select event_id from due))
    select count(*)::int as retried from woken`.execute(tx);
  return rows[0]?.retried ?? 0;
}
