import type { Availabilities, NearestStay } from '@stayfront/contract/offer';
import { partyOf } from '@stayfront/contract/party';
import { productIdOf } from '@stayfront/contract/property/property-document';
import type { Language } from '@stayfront/contract/property/texts';
import { runTotal, type PricedRun } from '@stayfront/rules/grid/cheapest-product';
import type { Grid } from '@stayfront/rules/grid/grid';
import { nearestStays } from '@stayfront/rules/grid/nearest-stays';
import { findRoomMix } from '@stayfront/rules/grid/find-room-mix';
import { whyTurnedAway } from '@stayfront/rules/demand/why-turned-away';
import { whyNothing } from '@stayfront/rules/grid/why-nothing';
import { savedByOffers } from '@stayfront/rules/special-offer/saved-by-offers';
import { describeReasons } from './describe-reasons.ts';
import type { Guests } from '@stayfront/rules/stay/guests';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { dayNumber, fromDayNumber, nightCount } from '@stayfront/rules/stay/stay-date';
import type { GuestCurrency } from '../../property/currency/guest-currency.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { TurnedAway } from '../demand/counted-visits.ts';
import { candidateOffers } from './candidate-offers.ts';
import { describeOfferLines } from './describe-offer-lines.ts';
import { gridOffers } from './grid-offers.ts';
import { taken, type Search } from './price-rooms.ts';

/** What the guest is told, and what the hotel is to know of it. */
export type Instead = {
  readonly told: Pick<Availabilities, 'reasons' | 'nearestStays'>;
  readonly turnedAway: TurnedAway;
};

const mostStays = 3;

/** When nothing can be booked: why, and which stays nearby can. The guests in several rooms on the same days come first. */
export function offerInstead(hotel: Hotel, whole: Grid, search: Search, shown: GuestCurrency, now: Instant): Instead {
  const grid = taken(whole, search);
  const offers = gridOffers(hotel, grid, candidateOffers(hotel.document, search.promoCode).offers, now);
  const arrival = dayNumber(search.stay.arrival) - grid.firstDay;
  const nights = nightCount(search.stay);
  const dateOf = (day: number): string => fromDayNumber(grid.firstDay + day);
  const describe = (kind: NearestStay['kind'], day: number, length: number, rooms: readonly Room[]): NearestStay => ({
    kind,
    checkIn: dateOf(day),
    checkOut: dateOf(day + length),
    nbNights: length,
    productId: rooms[0] ? nameOf(grid, rooms[0].product) : '',
    rooms: rooms.map(({ product, guests }) => ({
      productId: nameOf(grid, product),
      ...partyOf(guests),
    })),
    totalPrice: rooms.reduce((sum, room) => sum + runTotal(grid, room, day, room.guests, shown.as), 0),
    ...describeSaved(hotel, rooms, search.language, shown.as),
    currency: shown.currency,
  });
  const mix = findRoomMix(grid, arrival, nights, search.guests, hotel.document.guests, offers);
  const near = nearestStays(grid, arrival, nights, search.guests, offers);
  const nearest = near[0];
  return {
    told: {
      reasons: describeReasons(grid, whyNothing(grid, arrival, nights, search.guests)),
      nearestStays: [
        ...(mix ? [describe('room-mix', arrival, nights, mix)] : []),
        ...near.map((stay) => describe(stay.kind, stay.arrival, stay.nights, [{ ...stay, guests: search.guests }])),
      ].slice(0, mostStays),
    },
    turnedAway: {
      reason: whyTurnedAway(grid, arrival, nights, search.guests),
      // For as many nights as were asked for.
      asked: mix
        ? mix.reduce((sum, { total }) => sum + total, 0)
        : nearest
          ? Math.round((nearest.total / nearest.nights) * nights)
          : null,
    },
  };
}

type Room = Pick<PricedRun, 'product' | 'nightPrices' | 'offers'> & { readonly guests: Guests };

function describeSaved(
  { document }: Hotel,
  rooms: readonly Room[],
  language: Language,
  as: (minor: number) => number,
): Pick<NearestStay, 'totalDiscount' | 'offers'> {
  const { total, lines } = savedByOffers(
    rooms.map(({ offers }) => offers),
    as,
  );
  if (total === 0) return {};
  return {
    totalDiscount: total,
    ...(lines.length > 0 ? { offers: describeOfferLines(document, lines, language) } : {}),
  };
}

function nameOf({ rooms, products }: Grid, product: number): string {
  const { room, ratePlanId } = products[product] ?? { room: 0, ratePlanId: '' };
  return productIdOf(rooms[room]?.id ?? '', ratePlanId);
}
