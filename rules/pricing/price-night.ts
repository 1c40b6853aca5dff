import { roundRatio, scale } from '../money.ts';
import type { Party } from './party.ts';

/** What one night costs in the hotel's currency, by persons and their ages. All minor units. */
export type NightPrices = {
  /** For 1 adult, 2 adults, …; null where the room is not sold to so many. The last one is a price. */
  readonly byAdults: readonly (number | null)[];
  /** For each adult beyond those listed; null where none is taken. */
  readonly extraAdult: number | null;
  readonly child: number;
  readonly infant: number;
  /** What children and infants of some ages pay instead; where there are any, a child of another age is not taken. */
  readonly bands?: readonly AgeBand[] | undefined;
};

/** Ages from one birthday until another, which is not included, with an amount (0 is free) or a share of an adult's price. */
export type AgeBand = { readonly fromAge: number; readonly toAge: number } & (
  | { readonly minor: number; readonly basisPoints?: undefined }
  | { readonly basisPoints: number; readonly minor?: undefined }
);

/** Whether the listed prices are those of the room for so many adults, or of each person in a room of so many. */
export type PricesPer = 'room' | 'person';

/** Why a night has no price for some guests: not for so many of them, or not for a child of that age. */
export type NoNightPrice =
  | { readonly kind: 'no-party-price'; readonly persons: number }
  | { readonly kind: 'no-age-price'; readonly age: number };

/** What a night costs for a party, or why it is not sold to it. */
export function priceNight(prices: NightPrices, party: Party, per: PricesPer = 'room'): number | NoNightPrice {
  const listed = prices.byAdults.length;
  const within = Math.min(party.adults, listed);
  const persons = per === 'person' ? Math.min(party.persons, listed) : within;
  const amount = prices.byAdults[persons - 1];
  if (within < 1 || amount === undefined) throw new RangeError('A night needs a price for at least one adult');
  if (amount === null) return { kind: 'no-party-price', persons };
  const beyond = party.adults - within;
  if (beyond > 0 && prices.extraAdult === null) return { kind: 'no-party-price', persons: party.adults };
  let total = (per === 'person' ? amount * within : amount) + beyond * (prices.extraAdult ?? 0);
  const ofAdult = (basisPoints: number): number =>
    per === 'person' ? scale(amount, basisPoints, 10_000) : scale(amount, basisPoints, 10_000 * within);
  for (const age of party.children) {
    const band = bandOf(prices, age);
    if (!band && prices.bands?.length) return { kind: 'no-age-price', age };
    total += band ? (band.minor ?? ofAdult(band.basisPoints)) : prices.child;
  }
  for (const age of party.infants) {
    const band = bandOf(prices, age);
    total += band ? (band.minor ?? ofAdult(band.basisPoints)) : prices.infant;
  }
  return total;
}

const bandOf = ({ bands = [] }: NightPrices, age: number): AgeBand | undefined =>
  bands.find(({ fromAge, toAge }) => age >= fromAge && age < toAge);

/** The price per night that a card shows: what is paid for the stay, spread over its nights. */
export const averagePerNight = (totalMinor: number, discountMinor: number, nights: number): number =>
  roundRatio(totalMinor - discountMinor, nights);
