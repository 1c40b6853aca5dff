import type { Tx } from '../../platform/db/open-database.ts';
import { queueBookingJob } from '../reservation/booking-jobs.ts';
import { deleteHolds } from '../reservation/delete-holds.ts';
import { deleteWaiting } from './waiting.store.ts';

/** Takes an entry off the list, with the address; a room that was on offer is free for the next at once. */
export async function forgetWaiting(
  tx: Tx,
  { hotelId, waitingId }: { readonly hotelId: number; readonly waitingId: string },
): Promise<void> {
  await deleteHolds(tx, hotelId, waitingId);
  await deleteWaiting(tx, { hotelId, waitingId });
  await queueBookingJob(tx, 'offer-waiting', { hotelId });
}
