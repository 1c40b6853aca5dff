import { isFinal } from '@stayfront/rules/booking/status';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Guarantee } from '../../payment/find-guest-card.ts';
import { lockReservation } from '../reservation/read-reservation.ts';
import { applyChange } from '../reservation/apply-change.ts';
import { closeChange } from '../reservation/close-change.ts';
import { readChange } from '../reservation/read-change.ts';

/**
 * Makes a held change, in the transaction of whoever learnt that its payment came. While the hold lasts its nights are
 * there; afterwards it gets them if they are still free and the booking can still be changed. Told of the same payment
 * twice, it stays so.
 */
export async function confirmChange(
  tx: Tx,
  hotelId: number,
  reservationId: string,
  changeId: string,
  now: Instant,
  guarantee?: Guarantee,
): Promise<'confirmed' | 'sold_out' | 'not_held'> {
  const reservation = await lockReservation(tx, hotelId, reservationId);
  const change = await readChange(tx, hotelId, reservationId, changeId);
  if (change?.state === 'made') return 'confirmed';
  if (!reservation || isFinal(reservation.status) || change?.state !== 'held') return 'not_held';
  const isHeld = change.holdExpiresAt !== null && now < change.holdExpiresAt;
  if (!isHeld && now > change.deadline) return 'not_held';
  const version = await applyChange(tx, reservation, { ...change, guarantee }, now);
  if (version === 'sold_out') return 'sold_out';
  await closeChange(tx, change, 'made', now);
  return 'confirmed';
}
