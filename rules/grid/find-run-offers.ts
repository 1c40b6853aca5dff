import { checkPlanGuests } from '../restriction/plan-conditions.ts';
import type { Party } from '../pricing/party.ts';
import type { Guests } from '../stay/guests.ts';
import type { Grid } from './grid.ts';
import { partiesIn } from './parties-in.ts';
import { nightPrice } from './person-prices.ts';
import { checkRun, freeForRun } from './price-run.ts';

/** A room that takes the guests, with the products that can be had for the whole run of nights. */
export type RunOffer = {
  readonly room: number;
  /** Rooms free on every night; 0 is sold out. */
  readonly free: number;
  /** How the guests pay in it. */
  readonly party: Party;
  readonly products: readonly { readonly product: number; readonly nightPrices: readonly number[] }[];
};

/**
 * What can be had from the day at `arrival` (a place in the grid) for so many nights. Rooms without a rate are left out.
 * The hotel itself may sell over the rules of days and rates (`lifted`), and never where there is no price.
 */
export function findRunOffers(
  grid: Grid,
  arrival: number,
  nights: number,
  guests: Guests,
  rules: 'kept' | 'lifted' = 'kept',
): RunOffer[] {
  const offers: RunOffer[] = [];
  const parties = partiesIn(grid, guests);
  const byRoom = new Map<number, { product: number; nightPrices: number[] }[]>();
  for (let product = 0; product < grid.products.length; product++) {
    const { room = 0, conditions } = grid.products[product] ?? {};
    const party = parties[room];
    if (!party) continue;
    const refusal = checkRun(grid, product, arrival, nights);
    if (refusal === 'outside' || refusal === 'no-price') continue;
    const isBarred = refusal !== null || (conditions && checkPlanGuests(conditions, guests, grid.bounds));
    if (isBarred && rules === 'kept') continue;
    const nightPrices: number[] = [];
    for (let day = arrival; day < arrival + nights; day++) nightPrices.push(nightPrice(grid, product, day, party));
    if (nightPrices.some(Number.isNaN)) continue;
    const known = byRoom.get(room);
    if (known) known.push({ product, nightPrices });
    else byRoom.set(room, [{ product, nightPrices }]);
  }
  for (const [room, products] of byRoom) {
    const party = parties[room];
    if (party) offers.push({ room, free: freeForRun(grid, room, arrival, nights), party, products });
  }
  return offers;
}
