import { lastCancellation } from '@stayfront/rules/cancellation/last-cancellation';
import { modificationDeadline } from '@stayfront/rules/cancellation/modification-deadline';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { StoredReservation } from './stored-reservation.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import { standingStays } from './standing-stays.ts';

/**
 * The last instant at which a guest can change something without the desk. A booked room follows its own rate, whatever
 * the others say. What belongs to no booked room (null: who comes, and a room that is added) stays open until check-in.
 */
export function deadlineOf(
  { document }: Pick<Hotel, 'document'>,
  reservation: Pick<StoredReservation, 'roomStays'>,
  stay: Pick<StoredRoomStay, 'quote'> | null,
): Instant {
  const { timeZone, times } = document;
  if (stay) return modificationDeadline([stay.quote], timeZone, times.checkInFrom);
  // Rooms that were cancelled bind nobody any more; once all were, it is the instant they had.
  const standing = standingStays(reservation);
  const quotes = (standing.length > 0 ? standing : reservation.roomStays).map(({ quote }) => quote);
  return lastCancellation(quotes, timeZone, times.checkInFrom);
}
