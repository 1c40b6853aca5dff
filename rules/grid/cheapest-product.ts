import { checkPlanGuests } from '../restriction/plan-conditions.ts';
import { dependOnOffers, mandatoryCost } from '../service/mandatory-services.ts';
import type { ServiceStay } from '../service/price-service.ts';
import { fromDayNumber } from '../stay/stay-date.ts';
import { sumDiscounts } from '../special-offer/sum-discounts.ts';
import type { AppliedOffer } from '../special-offer/apply-offers.ts';
import type { Freed } from '../special-offer/freed-by.ts';
import type { Guests } from '../stay/guests.ts';
import type { Grid } from './grid.ts';
import { partiesIn } from './parties-in.ts';
import { nightPrice } from './person-prices.ts';
import { checkRun, freeForRun } from './price-run.ts';
import type { RunOffers } from './run-offers.ts';

export type PricedRun = {
  readonly product: number;
  readonly nightPrices: readonly number[];
  /** Those that it is given; empty where there are none. */
  readonly offers: readonly AppliedOffer[];
  /** Nights and children that they make free, where services depend on it. */
  readonly freed?: Freed | undefined;
  /** The nights without what offers take off them, and what is mandatory with them. */
  readonly total: number;
};

const noOffers: readonly AppliedOffer[] = [];

type Limits = {
  /** How many rooms of a kind are spoken for. */
  readonly used?: ReadonlyMap<number, number>;
  readonly isAsked?: (ratePlanId: string) => boolean;
  readonly offers?: RunOffers | null;
};

/** The cheapest product that can be booked by itself for a run of nights, with all that is mandatory and all that offers take off. */
export function cheapestProduct(
  grid: Grid,
  arrival: number,
  nights: number,
  guests: Guests,
  { used, isAsked, offers = null }: Limits = {},
): PricedRun | null {
  let best: PricedRun | null = null;
  const parties = partiesIn(grid, guests);
  const offersFor = offers?.(arrival, nights, guests) ?? null;
  grid.products.forEach(({ room, ratePlanId, conditions, isPackageOnly, isUnbookable, mandatory = [] }, product) => {
    if (isPackageOnly || isUnbookable || (isAsked && !isAsked(ratePlanId))) return;
    const party = parties[room];
    if (!party || (conditions && checkPlanGuests(conditions, guests, grid.bounds))) return;
    if (checkRun(grid, product, arrival, nights) !== null) return;
    if (freeForRun(grid, room, arrival, nights) <= (used?.get(room) ?? 0)) return;
    const nightPrices: number[] = [];
    let total = 0;
    for (let day = arrival; day < arrival + nights; day++) {
      const price = nightPrice(grid, product, day, party);
      nightPrices.push(price);
      total += price;
    }
    // A night that is not sold to them makes no sum.
    if (Number.isNaN(total)) return;
    const given = offersFor?.given(product, nightPrices) ?? noOffers;
    for (const discount of sumDiscounts(given)) total -= discount;
    const freed = dependOnOffers(mandatory) ? offersFor?.freed(product, nightPrices, given) : undefined;
    if (mandatory.length > 0) total += mandatoryCost(mandatory, { ...sleptAt(grid, arrival, nights, guests), freed });
    if (!best || total < best.total) best = { product, nightPrices, offers: given, freed, total };
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
  { product, nightPrices, offers = noOffers, freed }: Pick<PricedRun, 'product' | 'nightPrices'> & Partial<PricedRun>,
  arrival: number,
  guests: Guests,
  as: (minor: number) => number,
): number {
  const stay = { ...sleptAt(grid, arrival, nightPrices.length, guests), freed };
  let total = mandatoryCost(grid.products[product]?.mandatory ?? [], stay, as);
  for (const price of nightPrices) total += as(price);
  for (const discount of sumDiscounts(offers)) total -= as(discount);
  return total;
}
