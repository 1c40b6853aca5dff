import { fits, type Guests } from '../stay/guests.ts';
import type { Grid } from './grid.ts';
import { checkRun, freeForRun, nightPrice } from './price-run.ts';

export type PricedRun = { readonly product: number; readonly nightPrices: readonly number[]; readonly total: number };

const none: ReadonlyMap<number, number> = new Map();

/** The cheapest product that can be had by itself for a run of nights; `used` says how many rooms of a kind are spoken for. */
export function cheapestProduct(
  grid: Grid,
  arrival: number,
  nights: number,
  guests: Guests,
  used: ReadonlyMap<number, number> = none,
): PricedRun | null {
  let best: PricedRun | null = null;
  grid.products.forEach(({ room, isPackageOnly }, product) => {
    if (isPackageOnly || !fits(grid.rooms[room]?.maxOccupancy ?? 0, guests)) return;
    if (checkRun(grid, product, arrival, nights) !== null) return;
    if (freeForRun(grid, room, arrival, nights) <= (used.get(room) ?? 0)) return;
    const nightPrices: number[] = [];
    let total = 0;
    for (let day = arrival; day < arrival + nights; day++) {
      const price = nightPrice(grid, product, day, guests);
      nightPrices.push(price);
      total += price;
    }
    if (!best || total < best.total) best = { product, nightPrices, total };
  });
  return best;
}
