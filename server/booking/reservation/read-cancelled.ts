import { lastCancelled } from '@stayfront/rules/booking/last-cancelled';
import type { Tx } from '../../platform/db/open-database.ts';
import { readTimeline } from './event.store.ts';
import type { StoredReservation } from './stored-reservation.ts';

/** Which rooms were cancelled last, and whether the reservation ever stood: one that was only held did not. */
export async function readCancelled(
  tx: Tx,
  { hotelId, reservationId, roomStays }: StoredReservation,
): Promise<{ readonly last: readonly number[]; readonly hasStood: boolean }> {
  const events = await readTimeline(tx, hotelId, reservationId);
  return {
    last: lastCancelled(events, roomStays),
    hasStood: events.some(({ what }) => what === 'book' || what === 'pay'),
  };
}
