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
  const costs = counted.includes(false) ? withoutUncounted(left, counted) : left;
  switch (discount.kind) {
    case 'percent':
      // Each night by itself: the guest sees a line per night, and a line must be right on its own.
      return eachNight(costs, (minor) => scale(minor, discount.basisPoints, 10_000));
    case 'amount': {
      const { per } = discount;
      const minor = per === 'person' || per === 'person-night' ? discount.minor * stay.persons : discount.minor;
      return per === 'night' || per === 'person-night'
        ? eachNight(costs, (cost) => (minor < cost ? minor : cost))
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
  const places: number[] = [];
  const off: number[] = [];
  for (let i = 0; i < costs.length; i++) {
    if (counted[i]) places.push(i);
    off.push(0);
  }
  const length = repeats ? nights : Math.max(nights, places.length);
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
  const chosen = qualifyingChildren(
    discount,
    children.map(({ age }) => age),
  );
  return eachNight(costs, (cost, i) => {
    const whole = nightPrices[i] ?? 0;
    let paid = 0;
    for (const place of chosen) paid += children[place]?.nightPrices[i] ?? 0;
    const off = scale(Math.min(whole, paid), discount.basisPoints, 10_000);
    return whole === 0 ? 0 : scale(off, cost, whole);
  });
}

const withoutUncounted = (left: readonly number[], counted: readonly boolean[]): number[] =>
  eachNight(left, (minor, i) => (counted[i] ? minor : 0));

// A search discounts hundreds of nights, and lists that grow by themselves are what it would spend its time on.
function eachNight(costs: readonly number[], off: (cost: number, i: number) => number): number[] {
  const nights: number[] = [];
  for (let i = 0; i < costs.length; i++) nights.push(off(costs[i] ?? 0, i));
  return nights;
}

function sumOf(amounts: readonly number[]): number {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
}
