import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { BundledStay } from '../../platform/db/stored-values.ts';
import type { BundleKey } from './bundle.store.ts';

/** Puts a bundle in place of the one with the same key. */
export async function saveBundle(
  tx: Tx,
  hotelId: number,
  key: BundleKey,
  stays: readonly BundledStay[],
  now: Instant,
): Promise<void> {
  const content = { room_stays: JSON.stringify(stays), created_at: new Date(now) };
  await tx
    .insertInto('bundle')
    .values({
      hotel_id: hotelId,
      channel_id: key.channelId,
      session_id: key.sessionId,
      bundle_id: key.bundleId,
      ...content,
    })
    .onConflict((conflict) =>
      conflict.columns(['hotel_id', 'channel_id', 'session_id', 'bundle_id']).doUpdateSet(content),
    )
    .execute();
}
