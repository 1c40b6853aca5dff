import type { Grid } from '../grid/grid.ts';
import { partiesIn } from '../grid/parties-in.ts';
import { isSoldTo } from '../grid/person-prices.ts';
import { checkRun, freeForRun } from '../grid/price-run.ts';
import { checkAdults } from '../restriction/plan-conditions.ts';
import type { Guests } from '../stay/guests.ts';
import { addDays, dayNumber, type Stay, type StayDate } from '../stay/stay-date.ts';
import { checkPackage } from './check-package.ts';
import { packageDays, type PackageConditions } from './package-days.ts';

type SoldPackage = { readonly conditions: PackageConditions; readonly ratePlanId: string };

/** So many nights beyond the shortest stay are tried: a rule of the rate may want more than the package does. */
const mostMore = 13;

/**
 * The first stay in a package that can be had: the shortest one on the first day from `from` on, or from today on where
 * there is none later. Null where it cannot be had at all.
 */
export function firstPackageStay(
  grid: Grid,
  { conditions, ratePlanId }: SoldPackage,
  guests: Guests,
  today: StayDate,
  from: StayDate,
): Stay | null {
  const days = packageDays(conditions, today);
  if (!days) return null;
  const parties = partiesIn(grid, guests);
  const products = grid.products.flatMap(({ ratePlanId: plan, room, conditions: asked }, product) => {
    const party = parties[room];
    const isFor = party && !(asked && checkAdults(asked, guests));
    return plan === ratePlanId && isFor ? [{ product, room, party }] : [];
  });
  const least = conditions.minNights ?? 1;
  const most = Math.min(conditions.maxNights ?? least + mostMore, least + mostMore);
  const stayOn = (arrival: StayDate): Stay | null => {
    const day = dayNumber(arrival) - grid.firstDay;
    for (let nights = least; nights <= most; nights++) {
      const stay = { arrival, departure: addDays(arrival, nights) };
      if (checkPackage(conditions, stay, today) !== null) continue;
      const isFree = products.some(
        ({ product, room, party }) =>
          checkRun(grid, product, day, nights) === null &&
          freeForRun(grid, room, day, nights) > 0 &&
          isSoldTo(grid, product, day, nights, party),
      );
      if (isFree) return stay;
    }
    return null;
  };
  const search = (first: StayDate, last: StayDate): Stay | null => {
    for (let day = first; day <= last; day = addDays(day, 1)) {
      const stay = stayOn(day);
      if (stay) return stay;
    }
    return null;
  };
  const begin = from > days.earliest ? from : days.earliest;
  return search(begin, days.latest) ?? search(days.earliest, addDays(begin, -1));
}
