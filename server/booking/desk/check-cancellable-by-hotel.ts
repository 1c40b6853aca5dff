import { refuse, type Refusal } from '@stayfront/contract/problem';
import { isFinal } from '@stayfront/rules/booking/status';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { standingStays } from '../reservation/standing-stays.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';

/** Whether there is anything left that the hotel can cancel: rooms whose guests have not left, by the calendar. */
export function checkCancellableByHotel(
  { document }: Hotel,
  reservation: StoredReservation,
  now: Instant,
): Refusal<'reservation.expired' | 'reservation.was_cancelled'> | null {
  if (isFinal(reservation.status)) return refuse('reservation.was_cancelled');
  const today = todayAt(document.timeZone, now);
  const isOver = standingStays(reservation).every(({ quote }) => quote.departure <= today);
  return isOver ? refuse('reservation.expired') : null;
}
