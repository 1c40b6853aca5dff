import type { Guests } from '../stay/guests.ts';
import { cheapestProduct, type PricedRun } from './cheapest-product.ts';
import type { Grid } from './grid.ts';
import type { RunOffers } from './run-offers.ts';

/** A stay that can be had instead: days are places in the grid. */
export type NearStay = PricedRun & {
  readonly kind: 'moved' | 'longer' | 'shorter';
  readonly arrival: number;
  readonly nights: number;
};

const mostStays = 3;
const reach = 14; // two weeks either way: further off it is another trip

/**
 * The nearest stays that can be booked when the wished one cannot: the same length on other days, then longer, then
 * shorter, each at its cheapest rate. The nearer to the wish, the earlier in the list.
 */
export function nearestStays(
  grid: Grid,
  arrival: number,
  nights: number,
  guests: Guests,
  offers: RunOffers | null = null,
): NearStay[] {
  const found: NearStay[] = [];
  const offer = (kind: NearStay['kind'], day: number, length: number): boolean => {
    const best = cheapestProduct(grid, day, length, guests, { offers });
    if (best) found.push({ kind, arrival: day, nights: length, ...best });
    return best !== null;
  };
  for (let shift = 1; shift <= reach; shift++)
    if ([arrival + shift, arrival - shift].filter((day) => day >= 0 && offer('moved', day, nights)).length > 0) break;
  for (let more = 1; more <= 7; more++)
    if (offer('longer', arrival, nights + more) || (arrival >= more && offer('longer', arrival - more, nights + more)))
      break;
  for (let fewer = 1; fewer < nights; fewer++)
    if (offer('shorter', arrival, nights - fewer) || offer('shorter', arrival + fewer, nights - fewer)) break;
  const distance = (stay: NearStay): number => Math.abs(stay.arrival - arrival) + Math.abs(stay.nights - nights);
  return found.sort((a, b) => distance(a) - distance(b)).slice(0, mostStays);
}
