import { refuse, type Refusal } from '@stayfront/contract/problem';
import { isFinal } from '@stayfront/rules/booking/status';
import type { StoredReservation } from './stored-reservation.ts';
import { standingStays } from './standing-stays.ts';

/**
 * Whether a reservation stands, so that something of it can be changed, and by somebody who has seen how it stands.
 * Until when is another question, asked of each room by itself: see check-open.
 */
export function checkChangeable(reservation: StoredReservation, seenVersion: number | undefined): Refusal | null {
  // Who only reads may see the rooms as a cancellation has just left them, and the reservation as it was before.
  const isGone = isFinal(reservation.status) || standingStays(reservation).length === 0;
  if (isGone) return refuse('reservation.was_cancelled');
  if (reservation.status === 'held') return refuse('reservation.held');
  return seenVersion !== undefined && seenVersion !== reservation.version ? refuse('reservation.version') : null;
}
