import type { RunOffer } from '../grid/find-run-offers.ts';
import { dayFlags, type Grid } from '../grid/grid.ts';
import { partiesIn } from '../grid/parties-in.ts';
import { minorPriceOn, nightPrice } from '../grid/person-prices.ts';
import { checkRun, freeForRun } from '../grid/price-run.ts';
import type { Party } from '../pricing/party.ts';
import { checkPlanGuests } from '../restriction/plan-conditions.ts';
import type { PricedChild } from '../special-offer/special-offer.ts';
import type { Guests } from '../stay/guests.ts';
import { fromDayNumber } from '../stay/stay-date.ts';
import { packageChildren, packageNights, type PricedIn } from './package-price.ts';
import { withPackage, type SoldPackage } from './with-package.ts';

/** What can be had in a package on a grid, for some guests. Days are places in the grid. */
export type PackageRuns = {
  /** The grid as the package's guests find it. */
  readonly grid: Grid;
  /** Rooms with the price of each night; rooms that cannot be had, or not at the package's rate plan, are left out. */
  find(arrival: number, nights: number): RunOffer[];
  /** Whether guests of this size find a room, and one that is free, without pricing all. */
  isFree(arrival: number, nights: number): boolean;
  children(product: number, arrival: number, nights: number): PricedChild[];
};

/** Whether a stay fits the package's conditions is for the caller to ask (`checkPackage`). */
export function packageRuns(base: Grid, pack: SoldPackage, guests: Guests): PackageRuns {
  // A day for which too many arrivals are sold is not closed: what is left says no, and rooms are still shown.
  const grid = withPackage(base, { ...pack, left: pack.left && { ...pack.left, onArrival: () => Infinity } });
  const parties = partiesIn(grid, guests);
  const products = grid.products.flatMap(({ ratePlanId, room, conditions }, product) => {
    const party = parties[room];
    const isFor = party && !(conditions && checkPlanGuests(conditions, guests, base.bounds));
    return ratePlanId === pack.ratePlanId && isFor ? [{ product, room, party }] : [];
  });
  const stayOf = (product: number, arrival: number, nights: number, party: Party): PricedIn => ({
    roomId: grid.rooms[grid.products[product]?.room ?? 0]?.id ?? '',
    arrival: fromDayNumber(grid.firstDay + arrival),
    nights,
    guests,
    party,
    pricesPer: grid.products[product]?.pricesPer ?? 'room',
  });
  const pricesOf = (product: number, arrival: number, nights: number, party: Party): number[] | null => {
    const prices = packageNights(pack.price, stayOf(product, arrival, nights, party), (place) => {
      const hasPrice = ((base.flags[product * base.days + arrival + place] ?? 0) & dayFlags.hasPrice) !== 0;
      const night = fromDayNumber(base.firstDay + arrival + place);
      return hasPrice ? nightPrice(base, product, arrival + place, party) : { kind: 'no-price', night };
    });
    return 'kind' in prices || prices.some(Number.isNaN) ? null : prices;
  };
  const freeOf = (room: number, arrival: number, nights: number): number =>
    Math.min(freeForRun(grid, room, arrival, nights), pack.left?.onArrival(grid.firstDay + arrival) ?? Infinity);
  return {
    grid,
    find(arrival, nights) {
      const byRoom = new Map<number, { party: Party; found: { product: number; nightPrices: number[] }[] }>();
      for (const { product, room, party } of products) {
        if (checkRun(grid, product, arrival, nights) !== null) continue;
        const nightPrices = pricesOf(product, arrival, nights, party);
        if (!nightPrices) continue;
        const { found } = byRoom.get(room) ?? { found: [] };
        byRoom.set(room, { party, found: [...found, { product, nightPrices }] });
      }
      return [...byRoom].map(([room, { party, found }]) => ({
        room,
        party,
        free: freeOf(room, arrival, nights),
        products: found,
      }));
    },
    isFree: (arrival, nights) =>
      products.some(
        ({ product, room, party }) =>
          checkRun(grid, product, arrival, nights) === null &&
          freeOf(room, arrival, nights) > 0 &&
          pricesOf(product, arrival, nights, party) !== null,
      ),
    children(product, arrival, nights) {
      const party = products.find((one) => one.product === product)?.party;
      if (!party) return [];
      const payOn = (day: number, ages: readonly number[], isInfant: boolean): number[] =>
        ages.map((age) => minorPriceOn(base, product, day, party, { age, isInfant }));
      return packageChildren(pack.price, stayOf(product, arrival, nights, party), (place) => [
        ...payOn(arrival + place, party.children, false),
        ...payOn(arrival + place, party.infants, true),
      ]);
    },
  };
}
