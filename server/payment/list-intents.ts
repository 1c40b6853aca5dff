import type { Tx } from '../platform/db/open-database.ts';
import type { Intent } from './intent.ts';
import { fromRow } from './payment-intent.store.ts';

/** All payments of a reservation, oldest first. */
export async function listIntents(tx: Tx, hotelId: number, reservationId: string): Promise<Intent[]> {
  const rows = await tx
    .selectFrom('payment_intent')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .orderBy('started_at')
    .orderBy('intent_id')
    .execute();
  return rows.map(fromRow);
}

/** All payments of a reservation for one purpose, oldest first, locked: lock the reservation before. */
export async function lockIntents(tx: Tx, hotelId: number, reservationId: string, purpose?: string): Promise<Intent[]> {
  let query = tx
    .selectFrom('payment_intent')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId);
  if (purpose !== undefined) query = query.where('purpose', '=', purpose);
  const rows = await query.orderBy('started_at').orderBy('intent_id').forUpdate().execute();
  return rows.map(fromRow);
}
