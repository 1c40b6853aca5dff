import type { ChangeMade } from '@stayfront/contract/change';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StoredReservation } from '../reservation/stored-reservation.ts';
import type { StoredChange } from '../reservation/stored-change.ts';

/** A change as it stands. One whose hold has ended is over for the guest, unless money is on its way. */
export function describeChange(
  { reservationId, version, hotelCurrency }: StoredReservation,
  { changeId, state, terms, holdExpiresAt }: StoredChange,
  isBeingPaid: boolean,
  now: Instant,
): ChangeMade {
  const isOver = state === 'held' && !isBeingPaid && holdExpiresAt !== null && holdExpiresAt <= now;
  return {
    reservationId,
    changeId,
    status: isOver ? 'ended' : state,
    version,
    hotelCurrency,
    terms,
    holdExpiresAt: holdExpiresAt === null ? null : new Date(holdExpiresAt).toISOString(),
  };
}
