import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { StoredPicture } from './hotel.ts';
import { keepVersion } from './keep-version.ts';
import { replaceDocument } from './replace-document.ts';

/** Puts a hotel with its pictures in place of what was stored under its number, by whoever runs the installation. */
export async function saveHotel(
  tx: Tx,
  document: PropertyDocument,
  pictures: readonly StoredPicture[],
  { isDemo = false, now }: { readonly isDemo?: boolean; readonly now: Instant },
): Promise<void> {
  const hotelId = document.hotelId;
  const version = { by: 'system', how: 'imported', now } as const;
  const made = await tx
    .insertInto('hotel')
    .values({
      hotel_id: hotelId,
      chain_id: document.chainId ?? null,
      document: JSON.stringify(document),
      is_demo: isDemo,
    })
    .onConflict((conflict) => conflict.column('hotel_id').doNothing())
    .returning('hotel_id')
    .executeTakeFirst();
  const kept = made
    ? await keepVersion(tx, hotelId, version, null)
    : await replaceDocument(tx, document, { ...version, isDemo });
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
  // Its pictures may be others under the same names: every server looks again.
  if (kept === null)
    await tx
      .updateTable('hotel')
      .set((set) => ({ version: set('version', '+', 1) }))
      .where('hotel_id', '=', hotelId)
      .execute();
}
