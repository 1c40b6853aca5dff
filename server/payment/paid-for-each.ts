import { sql } from 'kysely';
import type { Tx } from '../platform/db/open-database.ts';

/**
 * What has been paid for each of several reservations, without what went back or is on its way back; in minor units.
 * Those without a payment are left out.
 */
export async function paidForEach(
  tx: Tx,
  hotelId: number,
  reservationIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ reservation_id: string; paid: number }>`
    select intent.reservation_id,
           sum(intent.amount - coalesce((
             select sum(refund.amount) from payment_refund as refund
              where refund.hotel_id = intent.hotel_id and refund.intent_id = intent.intent_id
                and refund.state <> 'failed'), 0))::bigint as paid
      from payment_intent as intent
     where intent.hotel_id = ${hotelId} and intent.reservation_id = any(${reservationIds}::text[])
       and intent.state = 'paid'
     group by intent.reservation_id`.execute(tx);
  return new Map(rows.map((row) => [row.reservation_id, row.paid]));
}
