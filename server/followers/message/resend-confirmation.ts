import { randomUUID } from 'node:crypto';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Actor } from '@stayfront/rules/booking/actor';
import { isFinal } from '@stayfront/rules/booking/status';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { noteHappening } from '../../booking/reservation/note-happening.ts';
import type { StoredReservation } from '../../booking/reservation/stored-reservation.ts';
import { queueMail } from './mail-jobs.ts';

/** Has the confirmation written once more, as it would be today. What does not stand has nothing to confirm. */
export async function resendConfirmation(
  tx: Tx,
  reservation: StoredReservation,
  who: Actor,
  now: Instant,
  by?: string,
): Promise<Refusal<'reservation.cancelled' | 'reservation.held'> | null> {
  const { hotelId, reservationId, status } = reservation;
  if (status === 'held') return refuse('reservation.held');
  if (isFinal(status)) return refuse('reservation.cancelled');
  await queueMail(tx, 'send-confirmation', { hotelId, reservationId, again: randomUUID() });
  await noteHappening(
    tx,
    reservation,
    { what: 'confirmation-resent', who, ...(by === undefined ? {} : { detail: { by } }) },
    now,
  );
  return null;
}
