import type { Tx } from '../../platform/db/open-database.ts';
import type { StoredPicture } from './hotel.ts';

/** Puts a picture in place of the one with its id. The hotel has changed by it, so that every server looks again. */
export async function savePicture(tx: Tx, hotelId: number, picture: StoredPicture): Promise<void> {
  const columns = {
    source_hash: picture.sourceHash,
    width: picture.width,
    height: picture.height,
    placeholder: picture.placeholder,
  };
  await tx
    .insertInto('picture')
    .values({ hotel_id: hotelId, picture_id: picture.pictureId, ...columns })
    .onConflict((conflict) => conflict.columns(['hotel_id', 'picture_id']).doUpdateSet(columns))
    .execute();
  await tx
    .updateTable('hotel')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('hotel_id', '=', hotelId)
    .execute();
}
