import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { StoredLook } from '../../platform/db/stored-values.ts';

type Change = {
  /** What was looked at before the change; null where that does not matter. */
  readonly version: number | null;
  readonly look: StoredLook | null;
  readonly who: string;
  readonly now: Instant;
};

/**
 * Puts a look in place of the one that was looked at, and says its version; null where somebody else was quicker. The
 * hotel has changed by it, so that every server looks again.
 */
export async function saveLook(tx: Tx, hotelId: number, { version, look, who, now }: Change): Promise<number | null> {
  await tx
    .updateTable('hotel')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('hotel_id', '=', hotelId)
    .execute(); // first: it keeps others who save at the same time waiting
  const text = look && JSON.stringify(look);
  const { rows } = await sql<{ version: number }>`
    insert into customization (hotel_id, version, look, changed_at, changed_by)
    select ${hotelId}, 1, ${text}::jsonb, ${new Date(now)}, ${who} where ${version}::integer is null or ${version} = 0
    on conflict (hotel_id) do nothing returning version`.execute(tx);
  if (rows[0]) return rows[0].version;
  const changed = await tx
    .updateTable('customization')
    .set((set) => ({ version: set('version', '+', 1), look: text, changed_at: new Date(now), changed_by: who }))
    .where('hotel_id', '=', hotelId)
    .$if(version !== null, (query) => query.where('version', '=', version ?? 0))
    .returning('version')
    .executeTakeFirst();
  return changed?.version ?? null;
}
