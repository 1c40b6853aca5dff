import { isDeepStrictEqual } from 'node:util';
import { refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import type { BookingAnswer, ModifyRequest } from '@stayfront/contract/reservation';
import { readReference } from '@stayfront/rules/booking/reservation-reference';
import { isSameEmail } from '@stayfront/rules/booking/same-email';
import { changeTerms } from '@stayfront/rules/cancellation/change-terms';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { sendIn } from '../../platform/db/send-in.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { publishNews } from './publish-news.ts';
import { endHeldChange } from './close-change.ts';
import { paidFor } from '../../payment/paid-for.ts';
import { requestRefund } from '../../payment/request-refund.ts';
import type { BookingDeps } from './book.ts';
import { checkChangeable } from './check-changeable.ts';
import { checkOpen } from './check-open.ts';
import { checkGuestInfo } from './check-guest-info.ts';
import { exchangeDemand } from './exchange-demand.ts';
import { findChangedRate } from './find-changed-rate.ts';
import { once } from '../../platform/once/once.ts';
import { openByToken } from './open-by-token.ts';
import { readExchange, type Exchange } from './read-exchange.ts';
import { changeReservation } from './change-reservation.ts';
import type { StoredReservation } from './stored-reservation.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import { standingStays } from './standing-stays.ts';
import { takeRooms } from './take-rooms.ts';

type Modification = { readonly request: ModifyRequest; readonly idempotencyKey: string };
/** What is remembered of a change; the token is the guest's own and is not. */
type Modified = Omit<BookingAnswer, 'token' | 'areRoomsHeld' | 'awaits'>;

/**
 * Changes a reservation, all of it or nothing: who comes, and rooms for newly quoted ones. Nights that a guest keeps are
 * neither given back nor taken again, and those that are left go back only if the new ones could be taken.
 */
export async function modify(
  deps: BookingDeps,
  hotel: Hotel,
  { request, idempotencyKey }: Modification,
  now: Instant,
): Promise<
  | BookingAnswer
  | Refusal<'idempotency.mismatch' | 'reservation.unknown'>
  | RefusedBy<typeof checkChange | typeof readExchange | typeof exchangeRooms>
> {
  const { reservation: wish } = request;
  const reference = readReference(wish.reservationId);
  if (!reference) return refuse('reservation.unknown');
  const onceKey = { hotelId: hotel.hotelId, operation: 'sendModifyRequest', key: idempotencyKey, body: wish };
  const done = await once(deps.db, onceKey, now, async (tx) => {
    const reservation = await openByToken(tx, hotel, wish, now, 'change');
    if (!reservation) return refuse('reservation.unknown');
    const fault = checkChange(hotel, reservation, wish, now);
    if (fault) return fault;
    const wished = readExchange(deps.seal, hotel, reservation, wish.roomStays, now);
    if ('refused' in wished) return wished;
    const exchange = await exchangeRooms(tx, hotel, reservation, wished.stays, now);
    if ('refused' in exchange) return exchange;
    const guest = wish.guestInfo && { ...wish.guestInfo, email: reservation.guest.email };
    const changed = guest ? changedFields(reservation.guest, guest) : [];
    const isSame = exchange.stays.length === 0 && changed.length === 0;
    const change = {
      status: 'modify' as const,
      detail: {
        guest: changed,
        roomStays: exchange.stays.map(({ roomStayIndex }) => roomStayIndex),
        ...(exchange.refund > 0 ? { refund: exchange.refund } : {}),
      },
      roomStays: exchange.stays,
      ...(guest ? { guest } : {}),
    };
    const version = isSame ? reservation.version : await changeReservation(tx, reservation, change, now);
    if (!isSame) await publishNews(tx, reservation, { what: 'changed', version });
    const modified: Modified = {
      status: 'modify',
      reservationId: reference,
      createDateTime: new Date(reservation.createdAt).toISOString(),
      version,
      payableNow: 0,
      holdExpiresAt: null,
    };
    return modified;
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
    awaits: null,
    areRoomsHeld: false,
  };
}

/** Whether this reservation can be changed at all, in this way and by now. */
function checkChange(
  hotel: Hotel,
  reservation: StoredReservation,
  wish: ModifyRequest['reservation'],
  now: Instant,
):
  | Refusal<'reservation.email_fixed'>
  | RefusedBy<typeof checkChangeable | typeof checkOpen | typeof checkGuestInfo>
  | null {
  const refusal = checkChangeable(reservation, wish.version);
  if (refusal) return refusal;
  const standing = standingStays(reservation);
  const exchanged = wish.roomStays.map(
    ({ roomStayIndex }) => standing.find((stay) => stay.roomStayIndex === roomStayIndex) ?? null,
  );
  // Each part has its own time: one room may be locked while another is not, and names are open until check-in.
  for (const part of new Set([...exchanged, ...(wish.guestInfo ? [null] : [])])) {
    const late = checkOpen(hotel, reservation, part, now);
    if (late) return late;
  }
  if (!wish.guestInfo) return null;
  if (!isSameEmail(wish.guestInfo.email, reservation.guest.email)) return refuse('reservation.email_fixed');
  return checkGuestInfo(hotel, wish.guestInfo);
}

/** Takes the new nights and gives back the others; money that was paid for what is cheaper now goes back. */
async function exchangeRooms(
  tx: Tx,
  hotel: Hotel,
  reservation: StoredReservation,
  wished: Exchange['stays'],
  now: Instant,
): Promise<
  | { readonly stays: readonly StoredRoomStay[]; readonly refund: number }
  | Refusal<'hotel.maintenance' | 'payment.unavailable' | 'rate.changed' | 'reservation.expired' | 'sold_out'>
> {
  if (wished.length === 0) return { stays: [], refund: 0 };
  const { hotelId, document } = hotel;
  const { reservationId } = reservation;
  if (document.config.isInMaintenance) return refuse('hotel.maintenance');
  const quotes = wished.map(({ quote }) => quote);
  const changed = await findChangedRate(sendIn(tx), hotel, quotes);
  if (changed) return changed;
  // A card is asked for when a room is booked, not when it is changed: the one that stands for it goes on to do so.
  const needsCard = quotes.some(({ guarantee }) => guarantee === 'GuaranteeRequired');
  if (needsCard && reservation.guarantee === null) return refuse('payment.unavailable');
  const paid = await paidFor(tx, hotelId, reservationId);
  const { stays, terms } = changeTerms(reservation.roomStays, wished, paid, document.timeZone, now);
  // What has to be paid or costs a fee is shown to the guest before: see server/change.
  if (terms.payNow > 0) return refuse('payment.unavailable');
  if (terms.fee > 0) return refuse('reservation.expired');
  await endHeldChange(tx, hotelId, reservationId, now);
  if (!(await takeRooms(tx, hotelId, exchangeDemand(reservation, stays), now))) return refuse('sold_out');
  if (terms.refund > 0)
    await requestRefund(tx, { hotelId, reservationId, keep: paid - terms.refund, why: 'changed' }, now);
  return { stays, refund: terms.refund };
}

/** The names of what differs, for the history: what it was and is says too much about the guest. */
const changedFields = (before: StoredReservation['guest'], after: StoredReservation['guest']): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)] as (keyof typeof before)[])]
    .filter((field) => !isDeepStrictEqual(before[field], after[field]))
    .sort();
