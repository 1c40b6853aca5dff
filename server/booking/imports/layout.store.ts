import { createHash } from 'node:crypto';
import type { ImportFile } from '@stayfront/contract/desk/imports';
import { plainWords } from '@stayfront/rules/search/plain-words';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';

/** What somebody has said of a file: all but the file. */
export type Said = Omit<ImportFile, 'file'>;

/** Files with the same heads are of one layout, whatever stands below them. */
const layoutOf = (heads: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(heads.map((head) => plainWords(head).join(' '))))
    .digest('base64url')
    .slice(0, 22);

/** What was said of the last file of this layout; null where there was none. */
export async function readLayout(tx: Tx, hotelId: number, heads: readonly string[]): Promise<Said | null> {
  const row = await tx
    .selectFrom('import_layout')
    .select('says')
    .where('hotel_id', '=', hotelId)
    .where('layout', '=', layoutOf(heads))
    .executeTakeFirst();
  return row?.says ?? null;
}

export async function saveLayout(
  tx: Tx,
  hotelId: number,
  heads: readonly string[],
  said: Said,
  now: Instant,
): Promise<void> {
  const row = { says: JSON.stringify(said), used_at: new Date(now) };
  await tx
    .insertInto('import_layout')
    .values({ hotel_id: hotelId, layout: layoutOf(heads), ...row })
    .onConflict((conflict) => conflict.columns(['hotel_id', 'layout']).doUpdateSet(row))
    .execute();
}
