import type { Tx } from '../../platform/db/open-database.ts';
import type { BundledStay } from '../../platform/db/stored-values.ts';

/** Who put a bundle together, for which of its visitors, and which of theirs it is. */
export type BundleKey = { readonly channelId: number; readonly sessionId: string; readonly bundleId: string };

export async function readBundle(tx: Tx, hotelId: number, key: BundleKey): Promise<readonly BundledStay[] | null> {
  const row = await tx
    .selectFrom('bundle')
    .select('room_stays')
    .where('hotel_id', '=', hotelId)
    .where('channel_id', '=', key.channelId)
    .where('session_id', '=', key.sessionId)
    .where('bundle_id', '=', key.bundleId)
    .executeTakeFirst();
  return row?.room_stays ?? null;
}
