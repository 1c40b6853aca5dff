import type { Cancelled } from '@stayfront/contract/cancel';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import { readReference } from '@stayfront/rules/booking/reservation-reference';
import { isSameEmail } from '@stayfront/rules/booking/same-email';
import { isFinal } from '@stayfront/rules/booking/status';
import { waitBeforeTry } from '@stayfront/rules/booking/try-limits';
import { keptOfPaid } from '@stayfront/rules/cancellation/kept-of-paid';
import { lastCancellation } from '@stayfront/rules/cancellation/last-cancellation';
import { stayFee } from '@stayfront/rules/cancellation/stay-fee';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../db/in-hotel.ts';
import type { Db, Tx } from '../db/open-database.ts';
import type { Hotel } from '../hotel/hotel.store.ts';
import { tell } from '../message/tell.ts';
import { requestRefund } from '../payment/request-refund.ts';
import { countWrongTry, readTries } from './attempt.store.ts';
import { callerMark } from './caller-mark.ts';
import { giveBackRooms } from './give-back-rooms.ts';
import { changeReservation, deleteHolds, lockReservation, type StoredReservation } from './reservation.store.ts';
import { standingStays } from './standing-stays.ts';

type Means = { readonly db: Db; readonly secret: string };
type Wish = { readonly email: string; readonly reservationId: string; readonly address: string };

/**
 * Cancels a whole reservation for whoever knows its reference and the guest's e-mail address. A wrong pair counts as a
 * try, by caller, reference and hotel; after too many nobody is answered for a while, not even with the right pair.
 */
export async function cancelReservation(
  { db, secret }: Means,
  hotel: Hotel,
  { email, reservationId, address }: Wish,
  now: Instant,
): Promise<Cancelled | Refusal> {
  const { hotelId } = hotel;
  const reference = readReference(reservationId);
  const subjects = {
    address: callerMark(secret, address),
    hotel: '',
    reference: reference ?? reservationId.trim().toUpperCase(),
  };
  return inHotel(db, hotelId, async (tx) => {
    const wait = waitBeforeTry(await readTries(tx, hotelId, subjects, now), now);
    if (wait !== null) return { refused: 'too_many_requests', retryAfterSeconds: wait };
    const reservation = reference && (await lockReservation(tx, hotelId, reference));
    const isRight = reservation && isSameEmail(reservation.guest.email, email);
    if (!isRight) {
      await countWrongTry(tx, hotelId, subjects);
      return refuse(reservation ? 'reservation.email_mismatch' : 'reservation.missing');
    }
    return cancelAll(tx, hotel, reservation, now);
  });
}

async function cancelAll(
  tx: Tx,
  { hotelId, document }: Hotel,
  reservation: StoredReservation,
  now: Instant,
): Promise<Cancelled | Refusal> {
  if (isFinal(reservation.status)) return refuse('reservation.cancelled');
  const standing = standingStays(reservation);
  const quotes = standing.map(({ quote }) => quote);
  if (now > lastCancellation(quotes, document.timeZone, document.times.checkInFrom))
    return refuse('reservation.expired');
  const isHeld = reservation.status === 'held'; // nothing was sold yet, and so nothing is kept
  const cancelled = standing.map((stay) => ({
    ...stay,
    status: 'cancel' as const,
    cancellationFee: isHeld ? 0 : stayFee(stay.quote, stay.services, document.timeZone, now),
  }));
  if (isHeld) await deleteHolds(tx, hotelId, reservation.reservationId);
  else await giveBackRooms(tx, hotelId, standing, now);
  const cancellationFee = cancelled.reduce((sum, stay) => sum + stay.cancellationFee, 0);
  // Rooms that were cancelled one by one before have fees of their own, which stay kept.
  const all = [...reservation.roomStays.filter((stay) => stay.status === 'cancel'), ...cancelled];
  const { reservationId } = reservation;
  const refund = await requestRefund(tx, { hotelId, reservationId, keep: keptOfPaid(all) }, now);
  const detail = { cancellationFee, ...(refund > 0 ? { refund } : {}) };
  const version = await changeReservation(tx, reservation, { status: 'cancel', detail, roomStays: cancelled }, now);
  const news = { what: 'cancelled', version, cancellationFee, refund } as const;
  await tell(tx, reservation, news, isHeld ? ['guest'] : ['guest', 'hotel']);
  return {
    reservationId,
    status: 'cancel',
    cancellationFee,
    hotelCurrency: reservation.hotelCurrency,
  };
}
