import { scale } from '../money.ts';
import { countable } from '../pricing/countable.ts';
import type { PricedNight } from '../pricing/priced-night.ts';
import type { Guests } from '../stay/guests.ts';
import type { StayDate } from '../stay/stay-date.ts';

type ByAge = { readonly adultMinor: number; readonly childMinor: number; readonly infantMinor: number };

export type LocalTaxBasis =
  | ({ readonly kind: 'per-person' } & ByAge)
  | ({ readonly kind: 'per-person-per-night' } & ByAge)
  /** For the room. */
  | { readonly kind: 'per-night'; readonly minor: number }
  | { readonly kind: 'per-stay'; readonly minor: number }
  /** Of the room price. */
  | { readonly kind: 'percent'; readonly basisPoints: number };

/** A tax that is not in the price: the hotel collects it at check-in and hands it on. */
export type LocalTax = {
  readonly basis: LocalTaxBasis;
  /** At most so many nights of a stay are taxed: the first ones in season. */
  readonly maxNights: number | null;
  /** Both days as MM-DD and inclusive; a season that begins after it ends goes over New Year. Null is all year. */
  readonly season: { readonly from: string; readonly to: string } | null;
};

/** The amount, and what it was counted by: null where this tax does not count nights or persons. */
export type LocalTaxAmount = {
  readonly minor: number;
  readonly nights: number | null;
  readonly persons: number | null;
};

/** Nights come with what the guest pays for the room, discounts already taken off. */
export function localTax(tax: LocalTax, nights: readonly PricedNight[], guests: Guests): LocalTaxAmount {
  const inSeason = nights.filter(({ date }) => isInSeason(date, tax.season));
  const taxed = inSeason.slice(0, tax.maxNights ?? inSeason.length);
  const count = taxed.length;
  const { basis } = tax;
  switch (basis.kind) {
    case 'per-person':
      return {
        minor: count > 0 ? perHead(basis, guests) : 0,
        nights: null,
        persons: count > 0 ? heads(basis, guests) : 0,
      };
    case 'per-person-per-night':
      return { minor: countable(perHead(basis, guests) * count), nights: count, persons: heads(basis, guests) };
    case 'per-night':
      return { minor: countable(basis.minor * count), nights: count, persons: null };
    case 'per-stay':
      return { minor: count > 0 ? basis.minor : 0, nights: null, persons: null };
    case 'percent': {
      const price = taxed.reduce((sum, { minor }) => sum + minor, 0);
      return { minor: scale(price, basis.basisPoints, 10_000), nights: count, persons: null };
    }
  }
}

/** Compared as text: the 29th of February is a day between the 28th and March in every year, also where there is none. */
function isInSeason(date: StayDate, season: LocalTax['season']): boolean {
  if (!season) return true;
  const day = date.slice(5);
  const { from, to } = season;
  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}

const perHead = (tax: ByAge, guests: Guests): number =>
  countable(guests.adults * tax.adultMinor + guests.children * tax.childMinor + guests.infants * tax.infantMinor);

/** Those who pay: a child that is spared is not counted. */
const heads = (tax: ByAge, guests: Guests): number =>
  (tax.adultMinor > 0 ? guests.adults : 0) +
  (tax.childMinor > 0 ? guests.children : 0) +
  (tax.infantMinor > 0 ? guests.infants : 0);
