import { hash } from 'node:crypto';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import { readReference } from '@stayfront/rules/booking/reservation-reference';
import { tryLimits, waitBeforeTry } from '@stayfront/rules/booking/try-limits';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../db/open-database.ts';
import { countTry, readTries } from './attempt.store.ts';
import { callerMark } from './caller-mark.ts';
import { isGuestEmail } from './is-guest-email.ts';
import { lockReservation, type StoredReservation } from './reservation.store.ts';

/** How a guest without a link names a reservation, and where the call came from. */
export type Named = { readonly email: string; readonly reservationId: string; readonly address: string };

/** References are made without zeros. */
const nobodys = 'SB4-0000000000';

/**
 * The reservation of whoever knows its reference and the guest's e-mail address, locked. A wrong pair counts as a try, by
 * caller, reference and hotel; after too many nobody is answered for a while, not even with the right pair.
 */
export async function findNamed(
  tx: Tx,
  hotelId: number,
  { email, reservationId, address }: Named,
  secret: string,
  now: Instant,
): Promise<StoredReservation | Refusal> {
  const reference = readReference(reservationId);
  const subjects = {
    address: callerMark(secret, address),
    hotel: '',
    // What is no reference may be anything, a card's number too: it is only known again.
    reference: reference ?? hash('sha256', reservationId.trim().toUpperCase(), 'base64url').slice(0, 22),
  };
  const wait = waitBeforeTry(await readTries(tx, hotelId, subjects, now), now, tryLimits);
  if (wait !== null) return { refused: 'too_many_requests', retryAfterSeconds: wait };
  // The same is done for every pair, so that the time it takes tells nobody which half of it was right.
  const reservation = await lockReservation(tx, hotelId, reference ?? nobodys);
  if (isGuestEmail(reservation?.guest.email, email) && reservation) return reservation;
  await countTry(tx, hotelId, subjects);
  return refuse(reservation ? 'reservation.email_mismatch' : 'reservation.missing');
}
