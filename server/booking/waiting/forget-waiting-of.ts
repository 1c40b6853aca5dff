import type { Tx } from '../../platform/db/open-database.ts';
import { forgetWaiting } from './forget-waiting.ts';
import { listByAddress } from './waiting.store.ts';

/** Forgets all that somebody waits for who is to be forgotten, by their address. */
export async function forgetWaitingOf(tx: Tx, hotelId: number, email: string): Promise<void> {
  if (email === '') return;
  for (const waitingId of await listByAddress(tx, hotelId, email)) await forgetWaiting(tx, { hotelId, waitingId });
}
