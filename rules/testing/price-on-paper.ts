import { findOffers } from '../availability/find-offers.ts';
import type { OfferRules } from '../grid/run-offers.ts';
import { partyIn, type Party } from '../pricing/party.ts';
import { priceNight } from '../pricing/price-night.ts';
import { offersForStay } from '../special-offer/offers-for-stay.ts';
import type { PricedChild } from '../special-offer/special-offer.ts';
import { sumDiscounts } from '../special-offer/sum-discounts.ts';
import { whyNoOffer } from '../special-offer/why-no-offer.ts';
import type { Guests } from '../stay/guests.ts';
import { addDays, nightsOf, type Stay } from '../stay/stay-date.ts';
import { calendarOf, first, plans, roomsOf, type Hotel } from './any-hotel.ts';

/** A room at a rate for a stay as one would price it on paper: night by night, then offer by offer. */
type OnPaper = {
  readonly roomId: string;
  readonly ratePlanId: string;
  readonly nightPrices: readonly number[];
  readonly nightDiscounts: readonly number[];
  readonly offers: readonly (string | null)[];
  /** The stay meets the conditions of the first offer. */
  readonly isMet: boolean;
  readonly total: number;
};

/** Everything that is free for a run of nights from a place in the grid. */
export function priceOnPaper(
  hotel: Hotel,
  { offers, today, floorOf }: OfferRules,
  arrival: number,
  nights: number,
  guests: Guests,
): OnPaper[] {
  const stay = { arrival: addDays(first, arrival), departure: addDays(first, arrival + nights) };
  const asked = { today, arrival: stay.arrival, nights, guests };
  const forStay = offersForStay(offers, asked);
  return findOffers(roomsOf(hotel), plans, calendarOf(hotel), stay, guests)
    .filter(({ free }) => free > 0)
    .flatMap(({ roomId, rates }) =>
      rates.map(({ ratePlanId, nightPrices }) => {
        const children = () => childrenOnPaper(hotel, roomId, ratePlanId, stay, guests);
        const product = { roomId, ratePlanId, nightPrices, children, floor: floorOf(ratePlanId) };
        const applied = forStay?.given(product) ?? [];
        const nightDiscounts = sumDiscounts(applied);
        const total = sum(nightPrices) - sum(nightDiscounts);
        const [one] = offers;
        const place = { roomId, ratePlanId, childAges: children().map(({ age }) => age) };
        const isMet = one !== undefined && whyNoOffer(one, asked, place) === null;
        const ids = applied.map(({ offer }) => offer.id);
        return { roomId, ratePlanId, nightPrices, nightDiscounts, offers: ids, isMet, total };
      }),
    );
}

/** A child pays what the night would cost less without it, if nobody else paid otherwise. */
function childrenOnPaper(hotel: Hotel, roomId: string, ratePlanId: string, stay: Stay, guests: Guests): PricedChild[] {
  const calendar = calendarOf(hotel);
  const party = partyIn(calendar.room(roomId), guests, calendar.bounds);
  const priceOf = (night: Stay['arrival'], those: Party): number => {
    const rate = calendar.rate(roomId, ratePlanId, night);
    const price = rate && priceNight(rate.prices, those, calendar.pricesPer(ratePlanId));
    return typeof price === 'number' ? price : Number.NaN;
  };
  const without = (kind: 'children' | 'infants', place: number): Party => ({
    ...party,
    [kind]: party[kind].filter((_, at) => at !== place),
  });
  return (['children', 'infants'] as const)
    .flatMap((kind) =>
      party[kind].map((age, place) => ({
        age,
        nightPrices: nightsOf(stay).map((night) => priceOf(night, party) - priceOf(night, without(kind, place))),
      })),
    )
    .toSorted((a, b) => a.age - b.age);
}

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
