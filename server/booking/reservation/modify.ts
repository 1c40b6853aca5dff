import { refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import type { BookingAnswer, ModifyRequest } from '@stayfront/contract/reservation';
import { readReference } from '@stayfront/rules/booking/reservation-reference';
import { isSameEmail } from '@stayfront/rules/booking/same-email';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import { once } from '../../platform/once/once.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { isShut } from '../../property/hotel/is-shut.ts';
import { applyChange } from './apply-change.ts';
import type { BookingDeps } from './book.ts';
import { changedFields } from './changed-fields.ts';
import { checkChangeable } from './check-changeable.ts';
import { checkGuestInfo } from './check-guest-info.ts';
import { checkOpen } from './check-open.ts';
import { endHeldChange } from './close-change.ts';
import { openByToken } from './open-by-token.ts';
import { priceExchange, type PlacedStay } from './price-exchange.ts';
import { readExchange } from './read-exchange.ts';
import { standingStays } from './standing-stays.ts';
import type { StoredReservation } from './stored-reservation.ts';

type Modification = { readonly request: ModifyRequest; readonly idempotencyKey: string };
/** What is remembered of a change; the token is the guest's own and is not. */
type Modified = Omit<BookingAnswer, 'token' | 'areRoomsHeld' | 'awaits'>;

/**
 * Changes a reservation in one request, all of it or nothing: who comes, and rooms for newly quoted ones. What has to be
 * paid or costs a fee is not made here, since the guest has to see it before: see server/booking/change.
 */
export async function modify(
  deps: BookingDeps,
  hotel: Hotel,
  { request, idempotencyKey }: Modification,
  now: Instant,
): Promise<
  | BookingAnswer
  | Refusal<'idempotency.mismatch' | 'reservation.unknown' | 'sold_out'>
  | RefusedBy<typeof checkChange | typeof readExchange | typeof priceFree>
> {
  const { reservation: input } = request;
  const reference = readReference(input.reservationId);
  if (!reference) return refuse('reservation.unknown');
  const { hotelId } = hotel;
  const onceKey = { hotelId, operation: 'sendModifyRequest', key: idempotencyKey, body: input };
  const done = await once(deps.db, onceKey, now, async (tx) => {
    const reservation = await openByToken(tx, hotel, input, now, 'change');
    if (!reservation) return refuse('reservation.unknown');
    const fault = checkChange(hotel, reservation, input, now);
    if (fault) return fault;
    const requested = readExchange(deps.seal, hotel, reservation, input.roomStays, now);
    if ('refused' in requested) return requested;
    const priced = await priceFree(tx, hotel, reservation, requested.stays, now);
    if ('refused' in priced) return priced;
    const guest = input.guestInfo && { ...input.guestInfo, email: reservation.guest.email };
    const isSame = priced.stays.length === 0 && (!guest || changedFields(reservation.guest, guest).length === 0);
    if (priced.stays.length > 0) await endHeldChange(tx, hotelId, reference, now);
    const version = isSame ? reservation.version : await applyChange(tx, reservation, { ...priced, guest }, now);
    if (version === 'sold_out') return refuse('sold_out');
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
    token: input.token,
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
  input: ModifyRequest['reservation'],
  now: Instant,
):
  | Refusal<'reservation.email_fixed'>
  | RefusedBy<typeof checkChangeable | typeof checkOpen | typeof checkGuestInfo>
  | null {
  const refusal = checkChangeable(reservation, input.version);
  if (refusal) return refusal;
  const standing = standingStays(reservation);
  const exchanged = input.roomStays.map(
    ({ roomStayIndex }) => standing.find((stay) => stay.roomStayIndex === roomStayIndex) ?? null,
  );
  // Each part has its own time: one room may be locked while another is not, and names are open until check-in.
  for (const part of new Set([...exchanged, ...(input.guestInfo ? [null] : [])])) {
    const late = checkOpen(hotel, reservation, part, now);
    if (late) return late;
  }
  if (!input.guestInfo) return null;
  if (!isSameEmail(input.guestInfo.email, reservation.guest.email)) return refuse('reservation.email_fixed');
  return checkGuestInfo(hotel, input.guestInfo);
}

const nothing = { fee: 0, refund: 0, payNow: 0, paid: 0 };

/** What an exchange comes to for which nothing has to be paid: money that was paid for what is cheaper now goes back. */
async function priceFree(
  tx: Tx,
  hotel: Hotel,
  reservation: StoredReservation,
  requested: readonly PlacedStay[],
  now: Instant,
): Promise<
  | { readonly stays: readonly StoredRoomStay[]; readonly terms: typeof nothing }
  | Refusal<'hotel.maintenance' | 'payment.unavailable' | 'reservation.expired'>
  | RefusedBy<typeof priceExchange>
> {
  if (requested.length === 0) return { stays: [], terms: nothing };
  if (isShut(hotel)) return refuse('hotel.maintenance');
  const priced = await priceExchange(tx, hotel, reservation, requested, now);
  if ('refused' in priced) return priced;
  if (priced.terms.payNow > 0) return refuse('payment.unavailable');
  return priced.terms.fee > 0 ? refuse('reservation.expired') : priced;
}
