import type { AppliedOffer } from './apply-offers.ts';
import { qualifyingChildren } from './qualifying-children.ts';
import type { PricedChild } from './special-offer.ts';

/** What offers make free of a stay, as services that are part of its price are counted. */
export type Freed = {
  /** Places of nights, the arrival's is 0. */
  readonly nights: readonly number[];
  readonly children: number;
  readonly infants: number;
};

/** Nights and children that cost nothing by the offers a stay is given; undefined where there are none. */
export function freedBy(
  given: readonly AppliedOffer[],
  nightPrices: readonly number[],
  children: () => readonly PricedChild[],
): Freed | undefined {
  if (given.length === 0) return undefined;
  const nights = new Set<number>();
  const places = new Set<number>();
  let listed: readonly PricedChild[] | null = null;
  for (const { offer, nightDiscounts } of given) {
    const { discount } = offer;
    if (discount.kind === 'free-nights')
      nightPrices.forEach((price, i) => {
        const isFree = (nightDiscounts[i] ?? 0) > 0 && price === offSum(given, i);
        if (isFree) nights.add(i);
      });
    if (discount.kind !== 'child' || discount.basisPoints < 10_000) continue;
    listed ??= children();
    const ages = listed.map(({ age }) => age);
    for (const place of qualifyingChildren(discount, ages)) places.add(place);
  }
  if (nights.size === 0 && places.size === 0) return undefined;
  const infants = [...places].filter((place) => listed?.[place]?.isInfant).length;
  return { nights: [...nights].toSorted((a, b) => a - b), children: places.size - infants, infants };
}

const offSum = (given: readonly AppliedOffer[], i: number): number =>
  given.reduce((sum, { nightDiscounts }) => sum + (nightDiscounts[i] ?? 0), 0);
