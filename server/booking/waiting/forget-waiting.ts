import type { Tx } from '../../platform/db/open-database.ts';
import { queueBookingJob } from '../reservation/booking-jobs.ts';
import { deleteHolds } from '../reservation/delete-holds.ts';
import { deleteWaiting } from './waiting.store.ts';

/** Takes an entry off the list, with the address; a room that was on offer is free for the next at once. */
export async function forgetWaiting(
  tx: Tx,
  { hotelId, waitingId }: { readonly hotelId: number; readonly waitingId: string },
): Promise<void> {
  // The entry before its rooms, as whoever books them does: two at once would else wait on each other.
  await deleteWaiting(tx, { hotelId, waitingId });
  await deleteHolds(tx, hotelId, waitingId);
  await queueBookingJob(tx, 'offer-waiting', { hotelId });
}
