import type { ChangeTerms } from '@stayfront/contract/change';
import { refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import { changeTerms } from '@stayfront/rules/cancellation/change-terms';
import type { HotelChange } from '@stayfront/rules/cancellation/hotel-change';
import { cardAbilities } from '@stayfront/rules/payment/can-secure';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { paidFor } from '../../payment/paid-for.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import { sendIn } from '../../platform/db/send-in.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import { quotedCurrency } from '../../property/currency/guest-currency.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { findChangedRate } from './find-changed-rate.ts';
import type { RequestedStay } from './read-requested.ts';
import { isSameStay } from './same-stay.ts';
import type { StoredReservation } from './stored-reservation.ts';

/** What the hotel may do beyond its guests: the money as it wishes, and its own rules lifted, or not met at all. */
export type HotelFreedom = HotelChange & {
  /** own: all nights are the reservation's already, and nothing is sold anew. */
  readonly rules: 'kept' | 'lifted' | 'own';
};

/** A room for a place of a reservation: instead of the one that stands there, or beside the others. */
export type PlacedStay = RequestedStay & { readonly roomStayIndex: number };

type PricedExchange = {
  /** The rooms as they would be written. */
  readonly stays: readonly StoredRoomStay[];
  readonly terms: ChangeTerms;
  readonly policyFee: number;
  readonly credit: number;
  /** All of it comes to what is booked. */
  readonly isSame: boolean;
};

/**
 * What it comes to when rooms of a reservation are exchanged for others or added; or why they cannot be had. Nothing is
 * written: `applyChange` does that. Whoever changes a booked room goes this way.
 */
export async function priceExchange(
  tx: Tx,
  hotel: Hotel,
  reservation: StoredReservation,
  requested: readonly PlacedStay[],
  now: Instant,
  byHotel: HotelFreedom | null = null,
): Promise<
  | PricedExchange
  | Refusal<'currency.mixed' | 'payment.unavailable' | 'rate.changed'>
  | RefusedBy<typeof findChangedRate>
> {
  const { document, hotelId } = hotel;
  const booked = new Map(reservation.roomStays.map((stay) => [stay.roomStayIndex, stay]));
  if (requested.some(({ quote }) => quotedCurrency(quote).currency !== reservation.currency))
    return refuse('currency.mixed');
  if (requested.some(({ quote }) => quote.currency !== reservation.hotelCurrency)) return refuse('rate.changed');
  // A room that keeps its quote, and has other services, keeps its price whatever the rate is by now.
  const requoted = requested.filter(({ quote, roomStayIndex }) => quote !== booked.get(roomStayIndex)?.quote);
  const quotes = requoted.map(({ quote }) => quote);
  const rules = byHotel?.rules ?? 'kept';
  const isAsked = quotes.length > 0 && rules !== 'own';
  const changedRate = isAsked ? await findChangedRate(sendIn(tx), hotel, quotes, rules) : null;
  if (changedRate) return changedRate;
  const paid = await paidFor(tx, hotelId, reservation.reservationId);
  const cost = changeTerms(reservation.roomStays, requested, paid, document.timeZone, now, byHotel);
  const { terms } = cost;
  const changed = requested.filter((stay) => !isSameStay(stay, booked.get(stay.roomStayIndex)));
  const { canCharge } = cardAbilities(document.config.paymentSolutionsProvider);
  // A card is asked for when a room is booked; one that is paid for now brings its own, and else the old one goes on.
  const needsCard =
    reservation.guarantee === null && changed.some(({ quote }) => quote.guarantee === 'GuaranteeRequired');
  // The hotel waits for no card and holds nothing: what is not paid yet is open.
  if (!byHotel && changed.length > 0 && (terms.payNow > 0 ? !canCharge : needsCard))
    return refuse('payment.unavailable');
  return { ...cost, isSame: changed.length === 0 };
}
