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

/**
 * Ages from one birthday until another, which is not included, with an amount (0 is free) or a share of an adult's price;
 * or children and infants of an age that are not taken.
 */
export type AgeBand = { readonly fromAge: number; readonly toAge: number } & (
  | { readonly minor: number; readonly basisPoints?: undefined; readonly isRefused?: undefined }
  | { readonly basisPoints: number; readonly minor?: undefined; readonly isRefused?: undefined }
  | { readonly isRefused: true; readonly minor?: undefined; readonly basisPoints?: undefined }
);

/** A band of those who are taken. */
export type PricedBand = Exclude<AgeBand, { readonly isRefused: true }>;

/** Whether the listed prices are those of the room for so many adults, or of each person in a room of so many. */
export type PricesPer = 'room' | 'person';

/** Why a night has no price for some guests: not for so many of them, or not for a child of that age. */
export type NoNightPrice =
  | { readonly kind: 'no-party-price'; readonly persons: number }
  | { readonly kind: 'no-age-price'; readonly age: number };

/** A part of what a night costs: who pays, and how it came about. */
export type NightLine = { readonly minor: number } & (
  | { readonly of: 'adults'; /** Who pay it together. */ readonly count: number; readonly listedFor: number }
  | { readonly of: 'further-adults'; readonly count: number }
  | {
      readonly of: 'child' | 'infant';
      readonly age: number;
      /** The band that its age is in; null where what all children or infants pay holds. */
      readonly band: PricedBand | null;
    }
);

/** What a night costs for a party, or why it is not sold to it. */
export function priceNight(prices: NightPrices, party: Party, per: PricesPer = 'room'): number | NoNightPrice {
  const lines = nightLines(prices, party, per);
  return 'kind' in lines ? lines : lines.reduce((sum, { minor }) => sum + minor, 0);
}

/** The same line by line. */
export function nightLines(prices: NightPrices, party: Party, per: PricesPer = 'room'): NightLine[] | NoNightPrice {
  const listed = prices.byAdults.length;
  const within = Math.min(party.adults, listed);
  const persons = per === 'person' ? Math.min(party.persons, listed) : within;
  const amount = prices.byAdults[persons - 1];
  if (within < 1 || amount === undefined) throw new RangeError('A night needs a price for at least one adult');
  if (amount === null) return { kind: 'no-party-price', persons };
  const beyond = party.adults - within;
  if (beyond > 0 && prices.extraAdult === null) return { kind: 'no-party-price', persons: party.adults };
  const untaken = prices.bands?.length
    ? (party.children.find((age) => !bandOf(prices, age)) ?? party.infants.find((age) => bandOf(prices, age) === null))
    : undefined;
  if (untaken !== undefined) return { kind: 'no-age-price', age: untaken };
  const shareOf = (basisPoints: number): number => scale(amount, basisPoints, 10_000 * (per === 'person' ? 1 : within));
  const lineOf = (of: 'child' | 'infant', age: number, otherwise: number): NightLine => {
    const band = bandOf(prices, age) ?? null;
    return { of, age, band, minor: band ? (band.minor ?? shareOf(band.basisPoints)) : otherwise };
  };
  return [
    { of: 'adults', count: within, listedFor: persons, minor: per === 'person' ? amount * within : amount },
    ...(beyond > 0 ? [{ of: 'further-adults' as const, count: beyond, minor: beyond * (prices.extraAdult ?? 0) }] : []),
    ...party.children.map((age) => lineOf('child', age, prices.child)),
    ...party.infants.map((age) => lineOf('infant', age, prices.infant)),
  ];
}

/** Null where the night says that such an age is not taken, undefined where it says nothing of it. */
function bandOf({ bands = [] }: NightPrices, age: number): PricedBand | null | undefined {
  const band = bands.find(({ fromAge, toAge }) => age >= fromAge && age < toAge);
  return band?.isRefused ? null : band;
}

/** The price per night that a card shows: what is paid for the stay, spread over its nights. */
export const averagePerNight = (totalMinor: number, discountMinor: number, nights: number): number =>
  roundRatio(totalMinor - discountMinor, nights);
