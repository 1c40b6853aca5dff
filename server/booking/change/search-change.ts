import type { Calendar } from '@stayfront/contract/calendar';
import type { Availabilities } from '@stayfront/contract/offer';
import type { RefusedBy } from '@stayfront/contract/problem';
import type { Language } from '@stayfront/contract/property/texts';
import { withOwn, type ChosenRoom } from '@stayfront/rules/grid/without-chosen';
import type { Guests } from '@stayfront/rules/stay/guests';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Stay } from '@stayfront/rules/stay/stay-date';
import { describeCalendar } from '../../selling/calendar/describe-calendar.ts';
import { guestCurrency } from '../../property/currency/guest-currency.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { candidateOffers } from '../../selling/offer/candidate-offers.ts';
import { offerRules } from '../../selling/offer/grid-offers.ts';
import { checkGuests } from '../../selling/offer/check-guests.ts';
import type { OfferDeps } from '../../selling/offer/price-rooms.ts';
import { describeOffers } from '../../selling/offer/describe-offers.ts';
import type { GuestLink } from '../reservation/open-by-token.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';
import { openOwnRoom } from './open-own-room.ts';
import { ownNights } from './own-nights.ts';

type Deps = OfferDeps & { readonly db: Db };
type Input = GuestLink & { readonly roomStayIndex: number | null; readonly guests: Guests };

/** The rooms that a guest could have instead of a booked one, or beside it. */
export async function searchChange(
  deps: Deps,
  hotel: Hotel,
  input: Input & { readonly stay: Stay; readonly language: Language; readonly promoCode?: string | undefined },
  now: Instant,
): Promise<Availabilities | RefusedBy<typeof openOwnRoom | typeof describeOffers>> {
  const found = await findOwn(deps, hotel, input, now);
  if ('refused' in found) return found;
  const { stay, guests, language, promoCode } = input;
  const { currency } = found.reservation;
  return describeOffers(deps, hotel, { stay, guests, language, promoCode, currency, own: found.own }, now);
}

/** The calendar for the same guest: the days of a room that would be given up are free. */
export async function describeChangeCalendar(
  deps: Deps,
  hotel: Hotel,
  input: Input,
  now: Instant,
): Promise<Calendar | RefusedBy<typeof openOwnRoom | typeof checkGuests | typeof guestCurrency>> {
  const found = await findOwn(deps, hotel, input, now);
  if ('refused' in found) return found;
  const refusal = checkGuests(hotel, input.guests);
  if (refusal) return refusal;
  const shown = guestCurrency(hotel.document, found.reservation.currency, deps.rates());
  if ('refused' in shown) return shown;
  const grid = await deps.snapshots.wholeGrid(hotel, now);
  const rules = offerRules(hotel, candidateOffers(hotel.document, undefined).offers, now);
  return describeCalendar(withOwn(grid, found.own), input.guests, shown, rules);
}

type Own = { readonly reservation: StoredReservation; readonly own: readonly ChosenRoom[] };

/** The reservation that the link opens, with what is the guest's own already. */
async function findOwn(
  { db }: Deps,
  hotel: Hotel,
  input: Input,
  now: Instant,
): Promise<Own | RefusedBy<typeof openOwnRoom>> {
  const { hotelId } = hotel;
  return inHotel(db, hotelId, async (tx) => {
    const room = await openOwnRoom(tx, hotel, input, now);
    if ('refused' in room) return room;
    const { reservation, before } = room;
    return { reservation, own: await ownNights(tx, reservation, before, now) };
  });
}
