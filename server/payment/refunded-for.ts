import { sql } from 'kysely';
import type { Tx } from '../platform/db/open-database.ts';

/**
 * What went back for a reservation, or is on its way, in minor units; not what was paid twice or came too late, which
 * was never for it.
 */
export async function refundedFor(tx: Tx, hotelId: number, reservationId: string): Promise<number> {
  const { rows } = await sql<{ refunded: number }>`
    select coalesce(sum(refund.amount), 0)::bigint as refunded
      from payment_refund as refund
      join payment_intent as intent on intent.hotel_id = refund.hotel_id and intent.intent_id = refund.intent_id
     where intent.hotel_id = ${hotelId} and intent.reservation_id = ${reservationId} and refund.state <> 'failed'
       and refund.why not in ('amount-mismatch', 'surplus', 'late')`.execute(tx);
  return rows[0]?.refunded ?? 0;
}
