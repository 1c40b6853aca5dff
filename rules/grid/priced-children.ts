import type { Party } from '../pricing/party.ts';
import type { PricedChild } from '../special-offer/special-offer.ts';
import type { Grid } from './grid.ts';
import { minorPrices } from './person-prices.ts';

/** What each child and infant of a party pays for each night of a run that is sold to it, the youngest first. */
export function pricedChildren(
  grid: Grid,
  product: number,
  arrival: number,
  nights: number,
  party: Party,
): PricedChild[] {
  const byNight = Array.from({ length: nights }, (_, i) => minorPrices(grid, product, arrival + i, party));
  return [...party.children, ...party.infants]
    .map((age, place) => ({ age, nightPrices: byNight.map((prices) => prices[place] ?? 0) }))
    .toSorted((a, b) => a.age - b.age);
}
