import { checkAdults } from '../restriction/plan-conditions.ts';
import { mandatoryCost } from '../service/mandatory-services.ts';
import type { ServiceStay } from '../service/price-service.ts';
import { fromDayNumber } from '../stay/stay-date.ts';
import type { Guests } from '../stay/guests.ts';
import type { Grid } from './grid.ts';
import { partiesIn } from './parties-in.ts';
import { nightPrice } from './person-prices.ts';
import { checkRun, freeForRun } from './price-run.ts';

export type PricedRun = {
  readonly product: number;
  readonly nightPrices: readonly number[];
  /** The nights and what is mandatory with them. */
  readonly total: number;
};

type Limits = {
  /** How many rooms of a kind are spoken for. */
  readonly used?: ReadonlyMap<number, number>;
  readonly isAsked?: (ratePlanId: string) => boolean;
};

/** The cheapest product that can be booked by itself for a run of nights, with all that is mandatory. */
export function cheapestProduct(
  grid: Grid,
  arrival: number,
  nights: number,
  guests: Guests,
  { used, isAsked }: Limits = {},
): PricedRun | null {
  let best: PricedRun | null = null;
  const parties = partiesIn(grid, guests);
  grid.products.forEach(({ room, ratePlanId, conditions, isPackageOnly, isUnbookable, mandatory = [] }, product) => {
    if (isPackageOnly || isUnbookable || (isAsked && !isAsked(ratePlanId))) return;
    const party = parties[room];
    if (!party || (conditions && checkAdults(conditions, guests))) return;
    if (checkRun(grid, product, arrival, nights) !== null) return;
    if (freeForRun(grid, room, arrival, nights) <= (used?.get(room) ?? 0)) return;
    const nightPrices: number[] = [];
    let total = mandatory.length === 0 ? 0 : mandatoryCost(mandatory, sleptAt(grid, arrival, nights, guests));
    for (let day = arrival; day < arrival + nights; day++) {
      const price = nightPrice(grid, product, day, party);
      nightPrices.push(price);
      total += price;
    }
    // A night that is not sold to them makes no sum.
    if (Number.isNaN(total)) return;
    if (!best || total < best.total) best = { product, nightPrices, total };
  });
  return best;
}

/** A run of nights as services are priced for it. */
export const sleptAt = (
  { firstDay }: Pick<Grid, 'firstDay'>,
  arrival: number,
  nights: number,
  guests: Guests,
): ServiceStay => ({ arrival: fromDayNumber(firstDay + arrival), nights, guests });

/** What a run costs in the currency of `as`: every line exchanged by itself, as it is on the bill. */
export function runTotal(
  grid: Pick<Grid, 'products' | 'firstDay'>,
  { product, nightPrices }: Pick<PricedRun, 'product' | 'nightPrices'>,
  arrival: number,
  guests: Guests,
  as: (minor: number) => number,
): number {
  const stay = sleptAt(grid, arrival, nightPrices.length, guests);
  return nightPrices.reduce(
    (sum, price) => sum + as(price),
    mandatoryCost(grid.products[product]?.mandatory ?? [], stay, as),
  );
}
