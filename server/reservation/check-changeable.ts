import { refuse, type Refusal } from '@stayfront/contract/problem';
import { isFinal } from '@stayfront/rules/booking/status';
import { modificationDeadline } from '@stayfront/rules/cancellation/modification-deadline';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Hotel } from '../hotel/hotel.store.ts';
import type { StoredReservation } from './reservation.store.ts';
import { standingStays } from './standing-stays.ts';

/** Whether a reservation can still be changed without the desk; and by somebody who has seen how it stands. */
export function checkChangeable(
  hotel: Hotel,
  reservation: StoredReservation,
  seenVersion: number | undefined,
  now: Instant,
): Refusal | null {
  // Who only reads may see the rooms as a cancellation has just left them, and the reservation as it was before.
  const isGone = isFinal(reservation.status) || standingStays(reservation).length === 0;
  if (isGone) return refuse('reservation.was_cancelled');
  if (reservation.status === 'held') return refuse('reservation.held');
  if (seenVersion !== undefined && seenVersion !== reservation.version) return refuse('reservation.version');
  return now > deadlineOf(hotel, reservation) ? refuse('reservation.expired') : null;
}

/** The last instant at which a reservation can be changed. */
export function deadlineOf({ document }: Hotel, reservation: StoredReservation): Instant {
  const quotes = standingStays(reservation).map(({ quote }) => quote);
  return modificationDeadline(quotes, document.timeZone, document.times.checkInFrom);
}
