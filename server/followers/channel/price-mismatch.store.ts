import type { PriceMismatch } from '@stayfront/contract/manage/price-mismatches';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

export type MismatchDetail = Omit<PriceMismatch, 'seen' | 'firstSeenAt' | 'lastSeenAt'>;

/** So many are kept for a hotel, the newest: links can be made up by anybody. */
const most = 500;

/** Notes that a price was another, or that it was so once more. */
export async function noteMismatch(
  tx: Tx,
  hotelId: number,
  mismatchId: string,
  detail: MismatchDetail,
  now: Instant,
): Promise<void> {
  const at = new Date(now);
  await tx
    .insertInto('price_mismatch')
    .values({
      hotel_id: hotelId,
      mismatch_id: mismatchId,
      detail: JSON.stringify(detail),
      first_seen_at: at,
      last_seen_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['hotel_id', 'mismatch_id'])
        .doUpdateSet({ seen: sql<number>`price_mismatch.seen + 1`, last_seen_at: at }),
    )
    .execute();
  await sql`
    delete from price_mismatch
     where hotel_id = ${hotelId} and mismatch_id in (
       select mismatch_id from price_mismatch where hotel_id = ${hotelId}
        order by last_seen_at desc, mismatch_id offset ${most})`.execute(tx);
}

export async function readMismatches(tx: Tx, hotelId: number): Promise<PriceMismatch[]> {
  const rows = await tx
    .selectFrom('price_mismatch')
    .select(['detail', 'seen', 'first_seen_at', 'last_seen_at'])
    .where('hotel_id', '=', hotelId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('mismatch_id')
    .execute();
  return rows.map(({ detail, seen, first_seen_at, last_seen_at }) => ({
    ...detail,
    seen,
    firstSeenAt: first_seen_at.toISOString(),
    lastSeenAt: last_seen_at.toISOString(),
  }));
}
