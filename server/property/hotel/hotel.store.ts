import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import type { Hotel, ReadHotel, StoredPicture } from './hotel.ts';

const keptHotels = 500;

/**
 * Reads hotels, and remembers each while its version in the database stays the same. The version is asked for every
 * time, so that a change made by any server is seen by the next request on every other.
 */
export function hotelReader(db: Db): ReadHotel {
  const known = new Map<number, Hotel>();
  return async (hotelId) => {
    const row = await db.selectFrom('hotel').select('version').where('hotel_id', '=', hotelId).executeTakeFirst();
    if (!row) return null;
    const remembered = known.get(hotelId);
    if (remembered?.version === row.version) return remembered;
    const hotel = await loadHotel(db, hotelId);
    if (!hotel) return null;
    known.delete(hotelId);
    known.set(hotelId, hotel);
    const [oldest] = known.keys();
    if (known.size > keptHotels && oldest !== undefined) known.delete(oldest);
    return hotel;
  };
}

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

/** Puts a document in place of the stored one and leaves its pictures. One that says the same changes nothing. */
export async function replaceDocument(tx: Tx, document: PropertyDocument, isDemo: boolean): Promise<void> {
  const text = JSON.stringify(document);
  await tx
    .updateTable('hotel')
    .set((set) => ({
      document: text,
      chain_id: document.chainId ?? null,
      is_demo: isDemo,
      version: set('version', '+', 1),
    }))
    .where('hotel_id', '=', document.hotelId)
    .where((where) =>
      where.or([where('document', '<>', sql<PropertyDocument>`${text}::jsonb`), where('is_demo', '<>', isDemo)]),
    )
    .execute();
}

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

export async function listHotels(db: Db): Promise<{ document: PropertyDocument; isDemo: boolean }[]> {
  const rows = await db.selectFrom('hotel').select(['document', 'is_demo']).orderBy('hotel_id').execute();
  return rows.map((row) => ({ document: row.document, isDemo: row.is_demo }));
}

/** The numbers of those that are not in maintenance. */
export async function listOpenHotels(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('hotel')
    .select('hotel_id')
    .where(sql<boolean>`document -> 'config' ->> 'isInMaintenance' is distinct from 'true'`)
    .orderBy('hotel_id')
    .execute();
  return rows.map((row) => row.hotel_id);
}

/** The sources of all pictures of all hotels, each once. */
export async function listPictureSources(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('picture').select('source_hash').distinct().execute();
  return rows.map((row) => row.source_hash);
}
