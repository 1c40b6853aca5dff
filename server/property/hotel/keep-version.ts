import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

/** Who put a document in place, and how. */
export type NewVersion = {
  /** An e-mail address, the name of a key, or "system". */
  readonly by: string;
  readonly how: 'published' | 'put' | 'imported' | 'put-back';
  /** The version that was put back. */
  readonly putBack?: number;
  readonly now: Instant;
};

const lastOf = (hotelId: number) =>
  sql`coalesce((select max(version) from house_version where hotel_id = ${hotelId}), 0)`;

/** Keeps the document that stands there now as the hotel's next version. */
export async function keepVersion(
  tx: Tx,
  hotelId: number,
  { by, how, putBack, now }: NewVersion,
  fields: number | null,
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    insert into house_version (hotel_id, version, made_at, made_by, how, put_back, fields, document)
    select hotel_id, ${lastOf(hotelId)} + 1, ${new Date(now)}, ${by}, ${how}, ${putBack ?? null}::integer,
           ${fields}::integer, document
      from hotel where hotel_id = ${hotelId} returning version`.execute(tx);
  const [kept] = rows;
  if (!kept) throw new Error(`There is no hotel ${hotelId} whose version could be kept`);
  return kept.version;
}

/** What a server of the release before has put is in no version yet: kept before another takes its place. */
export async function keepUnknownVersion(tx: Tx, hotelId: number, now: Instant): Promise<void> {
  await sql`
    insert into house_version (hotel_id, version, made_at, how, document)
    select hotel_id, ${lastOf(hotelId)} + 1, ${new Date(now)}, 'kept', document
      from hotel where hotel_id = ${hotelId} and document is distinct from (
             select document from house_version where hotel_id = ${hotelId} order by version desc limit 1)`.execute(tx);
}
