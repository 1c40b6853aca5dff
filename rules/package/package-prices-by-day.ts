import type { Grid } from '../grid/grid.ts';
import { roundRatio } from '../money.ts';
import { offersForStay } from '../special-offer/offers-for-stay.ts';
import { appliedLines } from '../special-offer/applied-lines.ts';
import { sumDiscounts } from '../special-offer/sum-discounts.ts';
import type { OfferRules } from '../grid/run-offers.ts';
import type { Guests } from '../stay/guests.ts';
import { addDays, fromDayNumber, type StayDate } from '../stay/stay-date.ts';
import { checkPackage } from './check-package.ts';
import { packageLengths } from './first-package-stay.ts';
import { packageConditions } from './package-days.ts';
import { packageRuns } from './package-runs.ts';
import type { SoldPackage } from './with-package.ts';

/** What a day of arrival costs in a package: the average of a night, and the offers that are in it. */
export type PackageDay = { readonly lowest: number; readonly offers: readonly string[] };

/**
 * By day of the grid, what the cheapest room costs for the shortest stay that can be had from that day in a package with
 * a price of its own, a night on the average: one night of a price for seven says nothing. Null where there is no stay.
 */
export function packagePricesByDay(
  grid: Grid,
  pack: SoldPackage,
  guests: Guests,
  today: StayDate,
  as: (minor: number) => number,
  rules: OfferRules | null,
): (PackageDay | null)[] {
  const conditions = packageConditions(pack);
  const runs = packageRuns(grid, pack, guests);
  const lengths = packageLengths(pack);
  return Array.from({ length: grid.days }, (_, day) => {
    const arrival = fromDayNumber(grid.firstDay + day);
    const nights = lengths.find(
      (length) =>
        checkPackage(conditions, { arrival, departure: addDays(arrival, length) }, today) === null &&
        runs.isFree(day, length),
    );
    return nights === undefined ? null : cheapest(day, nights);
  });

  function cheapest(day: number, nights: number): PackageDay | null {
    let best: PackageDay | null = null;
    const arrival = fromDayNumber(grid.firstDay + day);
    const offersFor = rules && offersForStay(rules.offers, { today, arrival, nights, guests });
    for (const { room, free, products } of runs.find(day, nights)) {
      if (free < 1) continue;
      for (const { product, nightPrices } of products) {
        const { ratePlanId = '', isUnbookable } = grid.products[product] ?? {};
        if (isUnbookable) continue;
        const given =
          offersFor?.given({
            roomId: grid.rooms[room]?.id ?? '',
            ratePlanId,
            nightPrices,
            children: () => runs.children(product, day, nights),
            floor: rules?.floorOf(ratePlanId) ?? 0,
          }) ?? [];
        let total = 0;
        for (const minor of nightPrices) total += as(minor);
        for (const minor of sumDiscounts(given)) total -= as(minor);
        const lowest = roundRatio(total, nights);
        if (!best || lowest < best.lowest) best = { lowest, offers: appliedLines(given).map(({ offerId }) => offerId) };
      }
    }
    return best;
  }
}
