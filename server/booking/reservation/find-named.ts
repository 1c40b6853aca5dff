import { hash } from 'node:crypto';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import { readReference } from '@stayfront/rules/booking/reservation-reference';
import { tryLimits } from '@stayfront/rules/booking/try-limits';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Transaction } from '../../platform/db/in-hotel.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import { callerHash } from '../../platform/limit/caller-hash.ts';
import { countWrongTry } from '../../platform/limit/count-wrong-try.ts';
import { isGuestEmail } from './is-guest-email.ts';
import { lockReservation, readReservation } from './read-reservation.ts';
import type { StoredReservation } from './stored-reservation.ts';

/** How a guest without a link names a reservation, and where the call came from. */
export type Named = { readonly email: string; readonly reservationId: string; readonly address: string };

/** References are made without zeros. */
const nobodys = 'SB4-0000000000';

/**
 * The reservation of whoever knows its reference and the guest's e-mail address, locked: always, however many strangers
 * have guessed. A wrong pair counts as a try, by caller, reference and hotel; after too many it is no longer said what
 * was wrong about it, and the transaction ends. Right pairs do not touch the counts, or they would wait behind those who
 * guess.
 */
export async function findNamed(
  tx: Tx,
  transaction: Transaction,
  hotelId: number,
  { email, reservationId, address }: Named,
  secret: string,
  now: Instant,
): Promise<StoredReservation | Refusal<'reservation.email_mismatch' | 'reservation.missing' | 'too_many_requests'>> {
  const reference = readReference(reservationId);
  // The same is done for every wrong pair, so that the time it takes tells nobody which half of it was right.
  const found = await readReservation(tx, hotelId, reference ?? nobodys);
  if (isGuestEmail(found?.guest.email, email) && found) {
    const reservation = await lockReservation(tx, hotelId, found.reservationId);
    if (reservation) return reservation;
  }
  const subjects = {
    address: callerHash(secret, address),
    hotel: '',
    // What is no reference may be anything, a card's number too: it is only known again.
    reference: reference ?? hash('sha256', reservationId.trim().toUpperCase(), 'base64url').slice(0, 22),
  };
  const wait = await countWrongTry(tx, transaction, hotelId, subjects, tryLimits, now);
  return wait ?? refuse(found ? 'reservation.email_mismatch' : 'reservation.missing');
}
