import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { compareDocuments } from '@stayfront/rules/house-draft/compare-documents';
import { entriesOf } from '@stayfront/rules/house-draft/entries';
import type { Fields } from '@stayfront/rules/house-draft/fields';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

/** Who put a document in place, and how. */
export type NewVersion = {
  /** An e-mail address, the name of a key, or "system". */
  readonly by: string;
  readonly how: 'published' | 'put' | 'imported' | 'put-back';
  /** The version that was put back. */
  readonly putBack?: number;
  /** Of the set-up, which saves with each pause in typing. */
  readonly step?: string;
  readonly now: Instant;
};

/** What one person writes in one step within this time is one version. */
export const oneStepMs = 10 * 60_000;

const lastOf = (hotelId: number) =>
  sql`coalesce((select max(version) from house_version where hotel_id = ${hotelId}), 0)`;

/** Keeps the document that stands there now as the hotel's next version, or in place of the last pause in one step. */
export async function keepVersion(
  tx: Tx,
  hotelId: number,
  { by, how, putBack, step, now }: NewVersion,
  fields: number | null,
): Promise<number> {
  const pause = step === undefined ? null : await findPause(tx, hotelId, { by, step, now });
  const begunAt = pause?.begunAt ?? (step === undefined ? null : new Date(now));
  const { rows } = await sql<{ version: number }>`
    insert into house_version (hotel_id, version, made_at, made_by, how, put_back, fields, document, step, begun_at)
    select hotel_id, ${lastOf(hotelId)} + 1, ${new Date(now)}, ${by}, ${how}, ${putBack ?? null}::integer,
           ${pause?.fields ?? fields}::integer, document, ${step ?? null}, ${begunAt}::timestamptz
      from hotel where hotel_id = ${hotelId} returning version`.execute(tx);
  const [kept] = rows;
  if (!kept) throw new Error(`There is no hotel ${hotelId} whose version could be kept`);
  if (pause)
    await tx.deleteFrom('house_version').where('hotel_id', '=', hotelId).where('version', '=', pause.version).execute();
  return kept.version;
}

type Pause = { readonly version: number; readonly begunAt: Date; readonly fields: number };
type Typing = { readonly by: string; readonly step: string; readonly now: Instant };

/** The last version, where the same person has just made it in the same step, and what has changed since before it. */
async function findPause(tx: Tx, hotelId: number, { by, step, now }: Typing): Promise<Pause | null> {
  const [last, before] = await tx
    .selectFrom('house_version')
    .select(['version', 'made_by', 'step', 'begun_at', 'document'])
    .where('hotel_id', '=', hotelId)
    .orderBy('version', 'desc')
    .limit(2)
    .execute();
  if (!last?.begun_at || !before || last.step !== step || last.made_by !== by) return null;
  if (now - last.begun_at.getTime() >= oneStepMs) return null;
  const { document } = await tx
    .selectFrom('hotel')
    .select('document')
    .where('hotel_id', '=', hotelId)
    .executeTakeFirstOrThrow();
  // What was taken out can be brought back out of the last version that had it.
  if (idsOf(last.document).some((id) => !idsOf(document).includes(id))) return null;
  const fields = compareDocuments(before.document, document).length;
  return { version: last.version, begunAt: last.begun_at, fields };
}

const idsOf = (document: Fields): string[] =>
  ['rooms', 'ratePlans'].flatMap((list) => [...(entriesOf(document[list], 'id')?.keys() ?? [])]);

/** What a server of the release before has put is in no version yet: kept before another takes its place. */
export async function keepUnknownVersion(tx: Tx, hotelId: number, now: Instant): Promise<void> {
  await sql`
    insert into house_version (hotel_id, version, made_at, how, document)
    select hotel_id, ${lastOf(hotelId)} + 1, ${new Date(now)}, 'kept', document
      from hotel where hotel_id = ${hotelId} and document is distinct from (
             select document from house_version where hotel_id = ${hotelId} order by version desc limit 1)`.execute(tx);
}
