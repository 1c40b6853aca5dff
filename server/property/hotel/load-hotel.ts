import type { Db } from '../../platform/db/open-database.ts';
import { hasPricesByAge } from './has-prices-by-age.ts';
import type { Hotel } from './hotel.ts';

export async function loadHotel(db: Db, hotelId: number): Promise<Hotel | null> {
  const row = await db.selectFrom('hotel').selectAll().where('hotel_id', '=', hotelId).executeTakeFirst();
  if (!row) return null;
  const pictures = await db.selectFrom('picture').selectAll().where('hotel_id', '=', hotelId).execute();
  const custom = await db.selectFrom('customization').selectAll().where('hotel_id', '=', hotelId).executeTakeFirst();
  const lookPictures = await db
    .selectFrom('look_picture')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('is_ready', '=', true)
    .execute();
  return {
    hotelId,
    version: row.version,
    document: row.document,
    isOpen: row.is_open,
    asksAges: row.asks_ages || hasPricesByAge(row.document),
    pictures: new Map(
      pictures.map((picture) => [
        picture.picture_id,
        {
          pictureId: picture.picture_id,
          sourceHash: picture.source_hash,
          width: picture.width,
          height: picture.height,
          placeholder: picture.placeholder,
        },
      ]),
    ),
    customization: custom
      ? {
          version: custom.version,
          look: custom.look,
          changedAt: custom.changed_at.getTime(),
          changedBy: custom.changed_by,
        }
      : null,
    lookPictures: new Map(
      lookPictures.map(({ source_hash: sourceHash, width, height, placeholder }) => [
        sourceHash,
        { pictureId: sourceHash, sourceHash, width, height, placeholder },
      ]),
    ),
  };
}
