import type { Fields } from '@stayfront/rules/house-draft/fields';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';

export type StoredVersion = {
  readonly version: number;
  readonly at: Instant;
  readonly by: string | null;
  readonly how: 'kept' | 'published' | 'put' | 'imported' | 'put-back';
  readonly putBack: number | null;
  readonly fields: number | null;
};

const about = ['version', 'made_at', 'made_by', 'how', 'put_back', 'fields'] as const;

/** The newest first, from before a certain one. */
export async function readVersions(
  tx: Tx,
  hotelId: number,
  before: number | undefined,
  most: number,
): Promise<StoredVersion[]> {
  const rows = await tx
    .selectFrom('house_version')
    .select(about)
    .where('hotel_id', '=', hotelId)
    .$if(before !== undefined, (query) => query.where('version', '<', before ?? 0))
    .orderBy('version', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ version, made_at: at, made_by: by, how, put_back: putBack, fields }) => ({
    version,
    at: at.getTime(),
    by,
    how,
    putBack,
    fields,
  }));
}

export async function readVersionDocument(tx: Tx, hotelId: number, version: number): Promise<Fields | undefined> {
  const row = await tx
    .selectFrom('house_version')
    .select('document')
    .where('hotel_id', '=', hotelId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.document;
}

/** Documents from one version on, the newest first. */
export async function readDocumentsSince(
  tx: Tx,
  hotelId: number,
  version: number,
  most: number,
): Promise<(StoredVersion & { readonly document: Fields })[]> {
  const rows = await tx
    .selectFrom('house_version')
    .select([...about, 'document'])
    .where('hotel_id', '=', hotelId)
    .where('version', '>=', version)
    .orderBy('version', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ made_at: at, made_by: by, put_back: putBack, ...row }) => ({
    ...row,
    at: at.getTime(),
    by,
    putBack,
  }));
}
