import { refuse, type Refusal } from '@stayfront/contract/problem';
import { isFinal } from '@stayfront/rules/booking/status';
import { lastCancellation } from '@stayfront/rules/cancellation/last-cancellation';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { StoredReservation } from './stored-reservation.ts';
import { standingStays } from './standing-stays.ts';

/** Whether a whole reservation can still be cancelled without the desk. */
export function checkCancellable(
  { document }: Hotel,
  reservation: StoredReservation,
  now: Instant,
): Refusal<'reservation.cancelled' | 'reservation.expired'> | null {
  if (isFinal(reservation.status)) return refuse('reservation.cancelled');
  const quotes = standingStays(reservation).map(({ quote }) => quote);
  const last = lastCancellation(quotes, document.timeZone, document.times.checkInFrom);
  return now > last ? refuse('reservation.expired') : null;
}
