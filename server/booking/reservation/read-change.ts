import type { Tx } from '../../platform/db/open-database.ts';
import type { StoredChange } from './stored-change.ts';
import { fromRow } from './change.store.ts';

export async function readChange(
  tx: Tx,
  hotelId: number,
  reservationId: string,
  changeId: string,
): Promise<StoredChange | null> {
  const row = await tx
    .selectFrom('reservation_change')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .where('change_id', '=', changeId)
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** The change that a guest is paying for. */
export async function readHeldChange(tx: Tx, hotelId: number, reservationId: string): Promise<StoredChange | null> {
  const row = await tx
    .selectFrom('reservation_change')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .where('state', '=', 'held')
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}
