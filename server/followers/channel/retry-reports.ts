import type { PartnerName } from '@stayfront/contract/manage/channels';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

/** Has a partner told at once of what it has not taken, also of what was given up. Says how many bookings that are. */
export async function retryReports(tx: Tx, hotelId: number, partner: PartnerName): Promise<number> {
  const { rows } = await sql<{ retried: number }>`
    with due as (
      update conversion set state = 'waiting', attempts = 0
       where hotel_id = ${hotelId} and partner = ${partner} and state in ('waiting', 'failed')
      returning reservation_id),
    woken as (
      select graphile_worker.reschedule_jobs(array_agg(job.id), run_at => now(), attempts => 0)
        from graphile_worker._private_jobs as job
        join graphile_worker._private_tasks as task on task.id = job.task_id
       where task.identifier = 'report-conversion' and (job.payload->>'hotelId')::integer = ${hotelId}
         and job.payload->>'partner' = ${partner}
         and job.payload->>'reservationId' in (select reservation_id from due))
    select count(*)::int as retried from woken`.execute(tx);
  return rows[0]?.retried ?? 0;
}
