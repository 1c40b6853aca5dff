import type { Tx } from '../platform/db/open-database.ts';
import type { Intent } from './intent.ts';
import { fromRow } from './payment-intent.store.ts';

export async function readIntent(tx: Tx, hotelId: number, intentId: string): Promise<Intent | null> {
  const row = await tx
    .selectFrom('payment_intent')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('intent_id', '=', intentId)
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}
