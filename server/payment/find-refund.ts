import type { Tx } from '../platform/db/open-database.ts';

/** How much a refund of a reservation sends back, in minor units; null where there is none, or it has failed. */
export async function findRefund(
  tx: Tx,
  hotelId: number,
  reservationId: string,
  refundId: string,
): Promise<number | null> {
  const row = await tx
    .selectFrom('payment_refund as refund')
    .innerJoin('payment_intent as intent', (join) =>
      join.onRef('intent.hotel_id', '=', 'refund.hotel_id').onRef('intent.intent_id', '=', 'refund.intent_id'),
    )
    .select('refund.amount')
    .where('refund.hotel_id', '=', hotelId)
    .where('refund.refund_id', '=', refundId)
    .where('refund.state', '<>', 'failed')
    .where('intent.reservation_id', '=', reservationId)
    .executeTakeFirst();
  return row?.amount ?? null;
}
