import { scale } from '../money.ts';
import { countable } from './countable.ts';
import type { AgeBand, NightPrices, PricesPer } from './price-night.ts';

/** How a rate plan follows another, its parent: the parent's price of a night, changed and rounded. */
export type Follows = {
  readonly ratePlan: string;
  readonly change: FollowedChange;
  /** Whole multiples of so many minor units; absent means to the nearest minor unit. */
  readonly roundTo?: { readonly minor: number; readonly direction: 'nearest' | 'up' | 'down' } | undefined;
  /** Whose restrictions bind it: its own alone, or those of its parent beside its own. */
  readonly rules: 'own' | 'parent';
};

export type FollowingPlan = { readonly id: string; readonly follows?: Follows | undefined };

/** Negative numbers make the derived rate cheaper. */
export type FollowedChange =
  | { readonly kind: 'percent'; readonly basisPoints: number }
  | { readonly kind: 'amount'; readonly minor: number; readonly per: 'night' | 'person' };

/**
 * What a night of a derived rate costs where its parent costs `parent`: each number of the parent's list is changed and
 * rounded by itself. Who is not taken at the parent is not taken at the derived rate; a share of an adult's price is one
 * of the derived price.
 */
export const followPrices = (parent: NightPrices, follows: Follows, per: PricesPer): NightPrices => ({
  byAdults: parent.byAdults.map((price, place) =>
    price === null ? null : followAmount(price, personsIn(place + 1, per), follows),
  ),
  extraAdult: parent.extraAdult === null ? null : followSupplement(parent.extraAdult, follows),
  child: followChild(parent.child, follows),
  infant: followChild(parent.infant, follows),
  ...(parent.bands ? { bands: followBands(parent.bands, follows) } : {}),
});

/** How many persons one price of a list is for: the adults of the room, or one of so many who share it. */
export const personsIn = (adults: number, per: PricesPer): number => (per === 'person' ? 1 : adults);

/** The supplement of one more person: an amount per night is paid once for the room, and leaves it alone. */
export const followSupplement = (minor: number, follows: Follows): number =>
  follows.change.kind === 'amount' && follows.change.per === 'night' ? minor : followAmount(minor, 1, follows);

/** A child or an infant who is free at the parent is free at the derived rate. */
export const followChild = (minor: number, follows: Follows): number =>
  minor === 0 ? 0 : followSupplement(minor, follows);

export const followBands = (bands: readonly AgeBand[], follows: Follows): AgeBand[] =>
  bands.map((band) => (band.minor === undefined ? band : { ...band, minor: followChild(band.minor, follows) }));

/**
 * One price of a derived rate, out of the parent's price for so many persons. Rounded once, halves up; never below 0, and
 * rounding never turns a lower price into a higher one than the parent's, or the other way round.
 */
export function followAmount(minor: number, persons: number, { change, roundTo }: Follows): number {
  const step = roundTo?.minor ?? 1;
  const direction = roundTo?.direction ?? 'nearest';
  if (change.kind === 'percent') {
    const rounded = divide(minor, 10_000 + change.basisPoints, 10_000 * step, direction) * step;
    return bounded(rounded, minor, change.basisPoints);
  }
  const changed = Math.max(0, countable(minor + change.minor * (change.per === 'person' ? persons : 1)));
  return bounded(divide(changed, 1, step, direction) * step, minor, change.minor);
}

const bounded = (rounded: number, parent: number, change: number): number =>
  countable(change < 0 ? Math.min(rounded, parent) : change > 0 ? Math.max(rounded, parent) : rounded);

/** `minor` times `part` over `whole` as a whole number; none of them is negative. */
function divide(minor: number, part: number, whole: number, direction: 'nearest' | 'up' | 'down'): number {
  if (direction === 'nearest') return scale(minor, part, whole);
  const product = minor * part;
  if (Number.isSafeInteger(product)) {
    const rest = product % whole;
    return (product - rest) / whole + (direction === 'up' && rest > 0 ? 1 : 0);
  }
  const top = BigInt(minor) * BigInt(part);
  const down = top / BigInt(whole);
  return Number(direction === 'up' && down * BigInt(whole) < top ? down + 1n : down);
}
