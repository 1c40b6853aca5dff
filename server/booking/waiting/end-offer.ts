import type { Tx } from '../../platform/db/open-database.ts';
import { deleteHolds } from '../reservation/delete-holds.ts';
import type { WaitingEntry } from './waiting-entry.ts';
import { passOffer } from './waiting.store.ts';

/** Gives the room on offer back. Whoever did not take it goes on waiting at the same place for another kind. */
export async function endOffer(tx: Tx, { hotelId, waitingId }: WaitingEntry): Promise<void> {
  await deleteHolds(tx, hotelId, waitingId);
  await passOffer(tx, { hotelId, waitingId });
}
