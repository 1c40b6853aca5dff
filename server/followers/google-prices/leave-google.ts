import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { insertLeaving, queueTakingBack } from './google-leaving.store.ts';
import { forgetTold, readTold } from './google-telling.store.ts';
import type { TellingKey } from './telling-key.ts';

/**
 * Has Google told that nothing of what it knows is for sale, by a connection that is about to be switched off, taken away
 * or another one to Google: else it would go on showing yesterday's prices. Whoever tells Google again tells everything.
 */
export async function leaveGoogle(tx: Tx, key: TellingKey, now: Instant): Promise<void> {
  const told = await readTold(tx, key);
  await forgetTold(tx, key);
  if (!told.property) return; // it was never told of a room
  const leavingId = await insertLeaving(tx, key, told, now);
  if (leavingId !== null) await queueTakingBack(tx, key, leavingId);
}
