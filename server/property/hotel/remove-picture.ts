import type { Tx } from '../../platform/db/open-database.ts';

/** Takes a picture from a hotel; its file stays, as other hotels may have sent the same. */
export async function removePicture(tx: Tx, hotelId: number, pictureId: string): Promise<void> {
  await tx.deleteFrom('picture').where('hotel_id', '=', hotelId).where('picture_id', '=', pictureId).execute();
  await tx
    .updateTable('hotel')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('hotel_id', '=', hotelId)
    .execute();
}
