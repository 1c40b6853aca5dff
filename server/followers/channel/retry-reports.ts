import type { PartnerName } from '@stayfront/contract/manage/channels';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

/** The report of one booking; those that wait; or all that were not taken, also those that were given up. */
export type WhichReports = { readonly reservationId: string } | 'waiting' | 'not taken';

/**
 * Has a partner told at once how bookings stand. Says how many bookings that are: none as long as it is switched off.
 * What was withheld or is void is never told, and what the partner knows already is not told again.
 */
export async function retryReports(
  tx: Tx,
  hotelId: number,
  partner: PartnerName,
  which: WhichReports = 'not taken',
): Promise<number> {
  const those = typeof which === 'object' ? sql`reservation_id = ${which.reservationId}` : sql`true`;
  const states = which === 'waiting' ? sql`('waiting')` : sql`('waiting', 'failed')`;
  const { rows } = await sql<{ retried: number }>`
    with due as (
      update conversion set state = 'waiting', attempts = 0
        from channel_settings as kept
       where kept.hotel_id = ${hotelId} and kept.partner = ${partner} and not kept.is_off
         and conversion.hotel_id = kept.hotel_id and conversion.partner = kept.partner
         and state in ${states} and ${those}
      returning reservation_id),
    queued as (
      -- Under its key it takes the place of a job that waits, or was given up.
      select graphile_worker.add_job('report-conversion',
               json_build_object('hotelId', ${hotelId}::integer, 'reservationId', reservation_id, 'partner', ${partner}::text),
               queue_name => 'conversion-' || ${hotelId}::integer || '-' || ${partner}::text, max_attempts => 14,
               job_key => 'conversion-' || ${hotelId}::integer || '-' || reservation_id || '-' || ${partner}::text)
        from due order by reservation_id)
    select (select count(*) from due)::int as retried, (select count(*) from queued) as queued`.execute(tx);
  return rows[0]?.retried ?? 0;
}
