import { sql } from 'kysely';
import type { Tx } from '../platform/db/open-database.ts';

/** What has been paid for a reservation, without what went back or is on its way back; in minor units. */
export async function paidFor(tx: Tx, hotelId: number, reservationId: string): Promise<number> {
  const { rows } = await sql<{ paid: number }>`
    select coalesce(sum(intent.amount - coalesce((
             select sum(refund.amount) from payment_refund as refund
              where refund.hotel_id = intent.hotel_id and refund.intent_id = intent.intent_id
                and refund.state <> 'failed'), 0)), 0)::bigint as paid
      from payment_intent as intent
     where intent.hotel_id = ${hotelId} and intent.reservation_id = ${reservationId} and intent.state = 'paid'`.execute(
    tx,
  );
  return rows[0]?.paid ?? 0;
}
