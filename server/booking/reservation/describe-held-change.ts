import type { Reservation } from '@stayfront/contract/reservation';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { StoredReservation } from './stored-reservation.ts';
import { readHeldChange } from './read-change.ts';

/** The change of a reservation that waits for its payment, as long as its nights are held. */
export async function describeHeldChange(
  tx: Tx,
  { hotelId, reservationId }: StoredReservation,
  now: Instant,
): Promise<Reservation['heldChange']> {
  const held = await readHeldChange(tx, hotelId, reservationId);
  if (!held || held.holdExpiresAt === null || held.holdExpiresAt <= now) return null;
  return {
    changeId: held.changeId,
    payNow: held.terms.payNow,
    holdExpiresAt: new Date(held.holdExpiresAt).toISOString(),
  };
}
