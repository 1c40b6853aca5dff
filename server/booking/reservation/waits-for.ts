import type { StoredReservation } from './stored-reservation.ts';

/** What a reservation waits for before it stands, or has waited for. */
export function waitsFor({
  isMailAsked,
  isCardAsked,
}: Pick<StoredReservation, 'isCardAsked' | 'isMailAsked'>): 'card' | 'mail' | 'payment' {
  if (isMailAsked) return 'mail';
  return isCardAsked ? 'card' : 'payment';
}
