import type { SavedView } from '@stayfront/contract/desk/views';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

type Whose = { readonly hotelId: number; readonly by: string };

/** Of one person, the oldest first. */
export async function readViews(tx: Tx, { hotelId, by }: Whose): Promise<SavedView[]> {
  const rows = await tx
    .selectFrom('saved_view')
    .select(['view_id', 'name', 'query'])
    .where('hotel_id', '=', hotelId)
    .where('person', '=', by)
    .orderBy('saved_at')
    .orderBy('view_id')
    .execute();
  return rows.map((row) => ({ viewId: row.view_id, name: row.name, query: row.query as SavedView['query'] }));
}

/** Two windows of one person save one after the other, so that both count what there is. */
export async function lockViews(tx: Tx, { hotelId, by }: Whose): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`saved_view ${hotelId} ${by}`}, 0))`.execute(tx);
}

/** One that is there already keeps its place. */
export async function writeView(tx: Tx, { hotelId, by }: Whose, view: SavedView, now: Instant): Promise<void> {
  const kept = { name: view.name, query: JSON.stringify(view.query) };
  await tx
    .insertInto('saved_view')
    .values({ hotel_id: hotelId, person: by, view_id: view.viewId, ...kept, saved_at: new Date(now) })
    .onConflict((conflict) => conflict.columns(['hotel_id', 'person', 'view_id']).doUpdateSet(kept))
    .execute();
}

export async function deleteView(tx: Tx, { hotelId, by }: Whose, viewId: string): Promise<void> {
  await tx
    .deleteFrom('saved_view')
    .where('hotel_id', '=', hotelId)
    .where('person', '=', by)
    .where('view_id', '=', viewId)
    .execute();
}
