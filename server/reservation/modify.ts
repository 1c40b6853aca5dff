import { isDeepStrictEqual } from 'node:util';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { BookingAnswer, ModifyRequest } from '@stayfront/contract/reservation';
import { netDemand } from '@stayfront/rules/booking/net-demand';
import { payableNow } from '@stayfront/rules/booking/payable-now';
import { readReference } from '@stayfront/rules/booking/reservation-reference';
import { isSameEmail } from '@stayfront/rules/booking/same-email';
import { isFinal } from '@stayfront/rules/booking/status';
import { modificationDeadline } from '@stayfront/rules/cancellation/modification-deadline';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { nightsOf } from '@stayfront/rules/stay/stay-date';
import type { Tx } from '../db/open-database.ts';
import { sendIn } from '../db/send-in.ts';
import type { Hotel } from '../hotel/hotel.store.ts';
import { tell } from '../message/tell.ts';
import type { BookingMeans } from './book.ts';
import { checkGuestInfo } from './check-guest-info.ts';
import { findChangedRate } from './find-changed-rate.ts';
import { once } from './once.ts';
import { openByToken } from './open-by-token.ts';
import { readExchange } from './read-exchange.ts';
import { changeReservation, type StoredReservation, type StoredRoomStay } from './reservation.store.ts';
import { standingStays } from './standing-stays.ts';
import { takeRooms } from './take-rooms.ts';

type Modification = { readonly request: ModifyRequest; readonly idempotencyKey: string };
/** What is remembered of a change; the token is the guest's own and is not. */
type Modified = Omit<BookingAnswer, 'token'>;

/**
 * Changes a reservation, all of it or nothing: who comes, and rooms for newly quoted ones. Nights that a guest keeps are
 * neither given back nor taken again, and those that are left go back only if the new ones could be taken.
 */
export async function modify(
  means: BookingMeans,
  hotel: Hotel,
  { request, idempotencyKey }: Modification,
  now: Instant,
): Promise<BookingAnswer | Refusal> {
  const { reservation: wish } = request;
  const reference = readReference(wish.reservationId);
  if (!reference) return refuse('reservation.unknown');
  const onceKey = { hotelId: hotel.hotelId, operation: 'sendModifyRequest', key: idempotencyKey, body: wish };
  const done = await once<Modified>(means.db, onceKey, now, async (tx) => {
    const reservation = await openByToken(tx, hotel, wish, now, 'change');
    if (!reservation) return refuse('reservation.unknown');
    const fault = checkChange(hotel, reservation, wish, now);
    if (fault) return fault;
    const exchange = readExchange(means.seal, hotel, reservation, wish.roomStays, now);
    if ('refused' in exchange) return exchange;
    const refusal = await exchangeRooms(tx, hotel, reservation, exchange.stays, now);
    if (refusal) return refusal;
    const guest = wish.guestInfo && { ...wish.guestInfo, email: reservation.guest.email };
    const changed = guest ? changedFields(reservation.guest, guest) : [];
    const isSame = exchange.stays.length === 0 && changed.length === 0;
    const change = {
      status: 'modify' as const,
      detail: { guest: changed, roomStays: exchange.stays.map(({ roomStayIndex }) => roomStayIndex) },
      roomStays: exchange.stays,
      ...(guest ? { guest } : {}),
    };
    const version = isSame ? reservation.version : await changeReservation(tx, reservation, change, now);
    if (!isSame) await tell(tx, reservation, { what: 'changed', version });
    return {
      status: 'modify',
      reservationId: reference,
      createDateTime: new Date(reservation.createdAt).toISOString(),
      version,
      payableNow: 0,
      holdExpiresAt: null,
    };
  });
  if ('refused' in done) return done;
  return {
    status: done.status,
    reservationId: done.reservationId,
    token: wish.token,
    createDateTime: done.createDateTime,
    version: done.version,
    payableNow: done.payableNow,
    holdExpiresAt: done.holdExpiresAt,
  };
}

/** Whether this reservation can be changed at all, in this way and by now. */
function checkChange(
  hotel: Hotel,
  reservation: StoredReservation,
  wish: ModifyRequest['reservation'],
  now: Instant,
): Refusal | null {
  const { timeZone, times } = hotel.document;
  if (isFinal(reservation.status)) return refuse('reservation.cancelled');
  if (reservation.status === 'held') return refuse('reservation.held');
  if (wish.version !== undefined && wish.version !== reservation.version) return refuse('reservation.version');
  const quotes = standingStays(reservation).map(({ quote }) => quote);
  if (now > modificationDeadline(quotes, timeZone, times.checkInFrom)) return refuse('reservation.expired');
  if (!wish.guestInfo) return null;
  if (!isSameEmail(wish.guestInfo.email, reservation.guest.email)) return refuse('reservation.email_fixed');
  return checkGuestInfo(hotel, wish.guestInfo);
}

async function exchangeRooms(
  tx: Tx,
  hotel: Hotel,
  reservation: StoredReservation,
  stays: readonly StoredRoomStay[],
  now: Instant,
): Promise<Refusal | null> {
  if (stays.length === 0) return null;
  if (hotel.document.config.isInMaintenance) return refuse('hotel.maintenance');
  const quotes = stays.map(({ quote }) => quote);
  const changed = await findChangedRate(sendIn(tx), hotel, quotes);
  if (changed) return changed;
  const before = standingStays(reservation);
  const isExchanged = (stay: StoredRoomStay): boolean =>
    stays.some(({ roomStayIndex }) => roomStayIndex === stay.roomStayIndex);
  const after = [...before.filter((stay) => !isExchanged(stay)), ...stays];
  // A card is asked for when a room is booked, not when it is changed: the one that stands for it goes on to do so.
  const needsCard = quotes.some(({ guarantee }) => guarantee === 'GuaranteeRequired');
  if (needsCard && reservation.guarantee === null) return refuse('payment.unavailable');
  // Until a difference can be paid, what is paid in advance may become cheaper but not dearer.
  if (payableNow(after) > payableNow(before)) return refuse('payment.unavailable');
  const nights = (list: readonly StoredRoomStay[]) =>
    list.map(({ quote }) => ({ roomId: quote.roomId, nights: nightsOf(quote) }));
  const isTaken = await takeRooms(tx, hotel.hotelId, netDemand(nights(after), nights(before)), now);
  return isTaken ? null : refuse('sold_out');
}

/** The names of what differs, for the history: what it was and is says too much about the guest. */
const changedFields = (before: StoredReservation['guest'], after: StoredReservation['guest']): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)] as (keyof typeof before)[])]
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .sort();
