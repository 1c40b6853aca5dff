import { refuse, type Refusal } from '@stayfront/contract/problem';
import { checkStands } from './check-stands.ts';
import type { StoredReservation } from './stored-reservation.ts';

/**
 * Whether a reservation stands, and is changed by somebody who has seen how it stands. Until when is another question,
 * asked of each room by itself: see check-open.
 */
export function checkChangeable(
  reservation: StoredReservation,
  seenVersion: number | undefined,
): Refusal<'reservation.held' | 'reservation.version' | 'reservation.was_cancelled'> | null {
  const fault = checkStands(reservation);
  if (fault) return fault;
  return seenVersion !== undefined && seenVersion !== reservation.version ? refuse('reservation.version') : null;
}
