import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { Tx } from '../../platform/db/open-database.ts';
import type { StoredPicture } from './hotel.ts';

/** Puts a hotel in place of what was stored under its number. A document that says the same as before changes nothing. */
export async function saveHotel(
  tx: Tx,
  document: PropertyDocument,
  pictures: readonly StoredPicture[],
  isDemo: boolean,
): Promise<void> {
  const hotelId = document.hotelId;
  await tx
    .insertInto('hotel')
    .values({
      hotel_id: hotelId,
      chain_id: document.chainId ?? null,
      document: JSON.stringify(document),
      is_demo: isDemo,
    })
    .onConflict((conflict) =>
      conflict.column('hotel_id').doUpdateSet((set) => ({
        chain_id: document.chainId ?? null,
        document: JSON.stringify(document),
        is_demo: isDemo,
        version: set('hotel.version', '+', 1),
      })),
    )
    .execute();
  await tx.deleteFrom('picture').where('hotel_id', '=', hotelId).execute();
  if (pictures.length > 0)
    await tx
      .insertInto('picture')
      .values(
        pictures.map((picture) => ({
          hotel_id: hotelId,
          picture_id: picture.pictureId,
          source_hash: picture.sourceHash,
          width: picture.width,
          height: picture.height,
          placeholder: picture.placeholder,
        })),
      )
      .execute();
}
