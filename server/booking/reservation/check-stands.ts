import { refuse, type Refusal } from '@stayfront/contract/problem';
import { isFinal } from '@stayfront/rules/booking/status';
import type { StoredReservation } from './stored-reservation.ts';
import { standingStays } from './standing-stays.ts';

/** Whether a reservation stands, so that something of it can be changed. */
export function checkStands(
  reservation: StoredReservation,
): Refusal<'reservation.held' | 'reservation.was_cancelled'> | null {
  // Who only reads may see the rooms as a cancellation has just left them, and the reservation as it was before.
  const isGone = isFinal(reservation.status) || standingStays(reservation).length === 0;
  if (isGone) return refuse('reservation.was_cancelled');
  return reservation.status === 'held' ? refuse('reservation.held') : null;
}
