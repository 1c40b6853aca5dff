import { scale } from '../money.ts';
import { spread } from '../pricing/spread.ts';
import { qualifyingChildren } from './qualifying-children.ts';
import type { ChildDiscount, FreeNights, OfferDiscount, PricedChild } from './special-offer.ts';

/** A stay in a room at a rate, as far as a discount has to know. */
export type DiscountedStay = {
  /** Before all offers. */
  readonly nightPrices: readonly number[];
  /** Adults and children. */
  readonly persons: number;
  /** The youngest first. */
  readonly children: readonly PricedChild[];
};

/**
 * What a discount takes off each night, of `left`: what offers before it have left. Nights that do not count bear
 * nothing, and no night more than it costs.
 */
export function nightsOff(
  discount: OfferDiscount,
  stay: DiscountedStay,
  counted: readonly boolean[],
  left: readonly number[],
): number[] {
  const costs = counted.includes(false) ? left.map((minor, i) => (counted[i] ? minor : 0)) : left;
  switch (discount.kind) {
    case 'percent':
      // Each night by itself: the guest sees a line per night, and a line must be right on its own.
      return costs.map((minor) => scale(minor, discount.basisPoints, 10_000));
    case 'amount': {
      const { per } = discount;
      const minor = per === 'person' || per === 'person-night' ? discount.minor * stay.persons : discount.minor;
      return per === 'night' || per === 'person-night'
        ? costs.map((cost) => Math.min(minor, cost))
        : spread(Math.min(minor, sumOf(costs)), costs);
    }
    case 'free-nights':
      return freeNights(discount, counted, costs);
    case 'child':
      return childOff(discount, stay, costs);
  }
}

/**
 * Nights are counted from the arrival, those that do not count as if they were not there. Again and again means in
 * blocks of `nights`: what is left over at the end has as many free nights as it has beyond those that are paid.
 */
function freeNights(
  { nights, free, which, repeats }: FreeNights,
  counted: readonly boolean[],
  costs: readonly number[],
): number[] {
  const places = costs.flatMap((_, i) => (counted[i] ? [i] : []));
  const length = repeats ? nights : Math.max(nights, places.length);
  const off = costs.map(() => 0);
  for (let from = 0; from < places.length; from += length) {
    const block = places.slice(from, from + length);
    const count = Math.max(0, block.length - (length - free));
    for (const i of chosenNights(which, block, count, costs)) off[i] = costs[i] ?? 0;
  }
  return off;
}

function chosenNights(
  which: FreeNights['which'],
  block: readonly number[],
  count: number,
  costs: readonly number[],
): readonly number[] {
  switch (which) {
    case 'last':
      return block.slice(block.length - count);
    case 'first':
      return block.slice(0, count);
    case 'cheapest':
      return block.toSorted((a, b) => (costs[a] ?? 0) - (costs[b] ?? 0)).slice(0, count);
  }
}

/** Of a night that earlier offers have made cheaper, what a child pays has become cheaper in the same measure. */
function childOff(
  discount: ChildDiscount,
  { nightPrices, children }: DiscountedStay,
  costs: readonly number[],
): number[] {
  const ages = children.map(({ age }) => age);
  const chosen = qualifyingChildren(discount, ages).flatMap((place) => children[place] ?? []);
  return costs.map((cost, i) => {
    const whole = nightPrices[i] ?? 0;
    const paid = Math.min(whole, sumOf(chosen.map((child) => child.nightPrices[i] ?? 0)));
    const off = scale(paid, discount.basisPoints, 10_000);
    return whole === 0 ? 0 : scale(off, cost, whole);
  });
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
