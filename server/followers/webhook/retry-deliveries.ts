import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

/** One message, also one that was taken; those that wait; or all that were not taken, also those that were given up. */
export type WhichDeliveries = { readonly eventId: number } | 'waiting' | 'not taken';

/**
 * Has a webhook told at once. What has no job any more gets one. Says how many messages that are: none as long as it is
 * switched off.
 */
export async function retryDeliveries(
  tx: Tx,
  hotelId: number,
  webhookId: string,
  which: WhichDeliveries = 'not taken',
): Promise<number> {
  const those =
    typeof which === 'object'
      ? sql`delivery.event_id = ${which.eventId}`
      : which === 'waiting'
        ? sql`delivery.state = 'waiting'`
        : sql`delivery.state <> 'delivered'`;
  const { rows } = await sql<{ retried: number }>`
    with due as (
      update webhook_delivery as delivery
         set state = 'waiting', attempts = 0,
             last_status = case when state = 'delivered' then null else last_status end
        from webhook as hook
       where hook.hotel_id = ${hotelId} and hook.webhook_id = ${webhookId} and not hook.is_off
         and delivery.hotel_id = hook.hotel_id and delivery.webhook_id = hook.webhook_id and ${those}
      returning delivery.event_id),
    queued_before as (
      select job.id, (job.payload->>'eventId')::bigint as event_id
        from graphile_worker._private_jobs as job
        join graphile_worker._private_tasks as task on task.id = job.task_id
       where task.identifier = 'deliver-webhook' and (job.payload->>'hotelId')::integer = ${hotelId}
         and job.payload->>'webhookId' = ${webhookId}),
    woken as (
      select graphile_worker.reschedule_jobs(array_agg(id), run_at => now(), attempts => 0)
        from queued_before where event_id in (select event_id from due)),
    queued as (
      select queue_delivery(${hotelId}, event_id, ${webhookId})
        from due where event_id not in (select event_id from queued_before) order by event_id)
    select (select count(*) from due)::int as retried,
           (select count(*) from woken) as woken, (select count(*) from queued) as queued`.execute(tx);
  return rows[0]?.retried ?? 0;
}
