import type { DraftField } from '@stayfront/rules/house-draft/draft';
import type { Fields } from '@stayfront/rules/house-draft/fields';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

/** What guests see; undefined where there is no such hotel. */
export async function readPublished(tx: Tx, hotelId: number): Promise<Fields | undefined> {
  const row = await tx.selectFrom('hotel').select('document').where('hotel_id', '=', hotelId).executeTakeFirst();
  return row?.document;
}

/** The number of a draft; 0 where nobody has changed anything yet. */
export async function readDraftNumber(tx: Tx, hotelId: number): Promise<number> {
  const row = await tx.selectFrom('house_draft').select('number').where('hotel_id', '=', hotelId).executeTakeFirst();
  return row?.number ?? 0;
}

/** When a draft was last changed; 0 where nobody has changed anything yet. */
export async function readDraftTime(tx: Tx, hotelId: number): Promise<Instant> {
  const row = await tx
    .selectFrom('house_draft')
    .select('changed_at')
    .where('hotel_id', '=', hotelId)
    .executeTakeFirst();
  return row?.changed_at.getTime() ?? 0;
}

/** The same, and until the transaction ends nobody else changes the draft. */
export async function lockDraft(tx: Tx, hotelId: number, now: Instant): Promise<number> {
  await tx
    .insertInto('house_draft')
    .values({ hotel_id: hotelId, number: 0, changed_at: new Date(now) })
    .onConflict((conflict) => conflict.column('hotel_id').doNothing())
    .execute();
  const row = await tx
    .selectFrom('house_draft')
    .select('number')
    .where('hotel_id', '=', hotelId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.number;
}

export async function readDraftFields(tx: Tx, hotelId: number): Promise<DraftField[]> {
  const rows = await tx
    .selectFrom('house_draft_field')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .orderBy('path')
    .execute();
  return rows.map(({ path, change, changed_by: by, changed_at: at, number, version }) => ({
    path,
    ...change,
    by,
    at: at.getTime(),
    number,
    version,
  }));
}

type Saved = {
  readonly number: number;
  /** Fields that are new or say something else now. */
  readonly put: readonly DraftField[];
  readonly gone: readonly string[];
  readonly now: Instant;
};

export async function saveDraft(tx: Tx, hotelId: number, { number, put, gone, now }: Saved): Promise<void> {
  if (gone.length > 0)
    await sql`delete from house_draft_field
               where hotel_id = ${hotelId} and path = any(${gone}::text[])`.execute(tx);
  if (put.length > 0) {
    const rows = put.map(({ path, before, after, by, at, ...rest }) => ({
      ...rest,
      path,
      change: { before, after },
      changed_by: by,
      changed_at: new Date(at),
    }));
    await sql`
      insert into house_draft_field (hotel_id, path, change, changed_by, changed_at, number, version)
      select ${hotelId}, path, change, changed_by, changed_at, number, version
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as put (
               path text, change jsonb, changed_by text, changed_at timestamptz, number integer, version integer)
      on conflict (hotel_id, path) do update set
        change = excluded.change, changed_by = excluded.changed_by, changed_at = excluded.changed_at,
        number = excluded.number, version = excluded.version`.execute(tx);
  }
  await tx
    .updateTable('house_draft')
    .set({ number, changed_at: new Date(now) })
    .where('hotel_id', '=', hotelId)
    .execute();
}
