import { cutGrid } from '../grid/cut-grid.ts';
import type { Grid } from '../grid/grid.ts';
import type { Guests } from '../stay/guests.ts';
import { addDays, dayNumber, type Stay, type StayDate } from '../stay/stay-date.ts';
import { checkPackage, checkPackageGuests } from './check-package.ts';
import { packageConditions, packageDays } from './package-days.ts';
import { packageRuns } from './package-runs.ts';
import type { SoldPackage } from './with-package.ts';

/** So many nights beyond the shortest stay are tried: a rule of the rate may want more than the package does. */
const mostMore = 13;
/** Days of arrival that are looked at in one go: most packages can be had soon. */
const usualSpan = 42;

/**
 * The first stay in a package that can be had: the shortest one on the first day from `from` on, or from today on where
 * there is none later. Null where it cannot be had at all.
 */
export function firstPackageStay(
  grid: Grid,
  pack: SoldPackage,
  guests: Guests,
  today: StayDate,
  from: StayDate,
  span = usualSpan,
): Stay | null {
  const conditions = packageConditions(pack);
  const days = packageDays(conditions, today);
  if (!days || checkPackageGuests(conditions, guests)) return null;
  const lengths = packageLengths(pack);
  const longest = lengths.at(-1) ?? 0;
  const search = (first: StayDate, last: StayDate): Stay | null => {
    for (let begin = first; begin <= last; begin = addDays(begin, span)) {
      const part = cutGrid(grid, dayNumber(begin) - grid.firstDay, span + longest + 1);
      const runs = packageRuns(part, pack, guests);
      for (let arrival = begin; arrival <= last && arrival < addDays(begin, span); arrival = addDays(arrival, 1)) {
        const nights = lengths.find(
          (length) =>
            checkPackage(conditions, { arrival, departure: addDays(arrival, length) }, today) === null &&
            runs.isFree(dayNumber(arrival) - part.firstDay, length),
        );
        if (nights !== undefined) return { arrival, departure: addDays(arrival, nights) };
      }
    }
    return null;
  };
  const begin = from > days.earliest ? from : days.earliest;
  return search(begin, days.latest) ?? search(days.earliest, addDays(begin, -1));
}

/** The lengths of stay that are tried, the shortest first. */
export function packageLengths(pack: SoldPackage): number[] {
  const { minNights, maxNights } = packageConditions(pack);
  const least = minNights ?? 1;
  const most = Math.min(maxNights ?? least + mostMore, least + mostMore);
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, more) => least + more);
}
