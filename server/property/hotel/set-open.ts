import type { Tx } from '../../platform/db/open-database.ts';

/** Lets guests in, or keeps them out while a hotel is being set up. Every server hears of it. */
export async function setOpen(tx: Tx, hotelId: number, isOpen: boolean): Promise<void> {
  await tx
    .updateTable('hotel')
    .set((set) => ({ is_open: isOpen, version: set('version', '+', 1) }))
    .where('hotel_id', '=', hotelId)
    .where('is_open', '<>', isOpen)
    .execute();
}
