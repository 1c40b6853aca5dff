import type { Party } from '../pricing/party.ts';
import type { PricedChild } from '../special-offer/special-offer.ts';
import type { Grid } from './grid.ts';
import { minorPriceOn } from './person-prices.ts';

/** What each child and infant of a party pays for each night of a run that is sold to it, the youngest first. */
export function pricedChildren(
  grid: Grid,
  product: number,
  arrival: number,
  nights: number,
  party: Party,
): PricedChild[] {
  return youngestFirst(party).map((minor) => {
    const nightPrices: number[] = [];
    for (let day = arrival; day < arrival + nights; day++)
      nightPrices.push(minorPriceOn(grid, product, day, party, minor));
    return { ...minor, nightPrices };
  });
}

type Minor = { readonly age: number; readonly isInfant: boolean };
const ordered = new WeakMap<Party, readonly Minor[]>();

/** Of a party, which is asked for in every product. */
function youngestFirst(party: Party): readonly Minor[] {
  const known = ordered.get(party);
  if (known) return known;
  const minors = [
    ...party.children.map((age) => ({ age, isInfant: false })),
    ...party.infants.map((age) => ({ age, isInfant: true })),
  ].toSorted((a, b) => a.age - b.age);
  ordered.set(party, minors);
  return minors;
}
