import { gridWeekday, dayFlags, type Grid } from '../grid/grid.ts';
import { nightPrice } from '../grid/person-prices.ts';
import { leastNights } from '../restriction/weekday-rules.ts';
import type { GuestBounds } from '../stay/guests.ts';
import type { Occupancy } from '../stay/occupancy.ts';
import { fromDayNumber } from '../stay/stay-date.ts';
import { dayBits, type DayCell, type RateCell, type Series } from './told.ts';

/** As many adults as a room takes at once. */
export const mostAdults = ({ maxOccupancy, occupancy }: Occupancy, bounds: GuestBounds): number =>
  Math.min(maxOccupancy, occupancy?.maxAdults ?? Infinity, bounds.adults.max);

/** What each night costs for each number of adults; NaN where it is not sold to so many. */
export function pricesOf(grid: Grid, product: number, day: number, most: number): number[] | null {
  if (((grid.flags[product * grid.days + day] ?? 0) & dayFlags.hasPrice) === 0) return null;
  return Array.from({ length: most }, (_, i) =>
    nightPrice(grid, product, day, { adults: i + 1, children: [], infants: [], persons: i + 1 }),
  );
}

export function describeRates(grid: Grid, product: number, most: number, days: number): Series<RateCell> {
  return series(grid, days, (day) => {
    const prices = pricesOf(grid, product, day, most);
    const sold = prices?.findIndex(Number.isNaN) ?? -1;
    return prices && sold >= 0 ? (sold === 0 ? null : prices.slice(0, sold)) : prices;
  });
}

/**
 * What days allow, all rules together: those of the day, of the rate plan and of weekdays. Weekdays that a stay must have
 * a night on are so many nights at least, since a longer stay has them as well.
 */
export function describeDays(grid: Grid, product: number, days: number): Series<DayCell> {
  return series(grid, days, (day) => {
    const cell = product * grid.days + day;
    const flags = grid.flags[cell] ?? 0;
    const weekday = gridWeekday(grid, day);
    const isBarred = ((grid.barredWeekdays[cell] ?? 0) & (1 << weekday)) !== 0;
    const has = (set: number): boolean => (flags & set) !== 0;
    const bits =
      (has(dayFlags.isClosed) ? dayBits.isClosed : 0) |
      (has(dayFlags.isClosedToArrival | dayFlags.isTooSoon | dayFlags.isTooFar) || isBarred
        ? dayBits.isClosedToArrival
        : 0) |
      (has(dayFlags.isClosedToDeparture | dayFlags.isOtherDeparture) ? dayBits.isClosedToDeparture : 0);
    const required = leastNights(weekday, grid.requiredWeekdays[cell] ?? 0);
    return [
      bits,
      Math.max(grid.minStay[cell] ?? 0, required),
      grid.maxStay[cell] ?? 0,
      grid.minThrough[cell] ?? 0,
      grid.maxThrough[cell] ?? 0,
    ];
  });
}

export const describeStock = (grid: Grid, room: number, days: number): Series<number> =>
  series(grid, days, (day) => Math.max(0, grid.free[room * grid.days + day] ?? 0));

/** From today on: a grid may begin a day before. */
function series<Cell>(grid: Grid, days: number, cellOf: (day: number) => Cell): Series<Cell> {
  const first = Math.max(0, grid.today - grid.firstDay);
  const length = Math.max(0, Math.min(days, grid.days - first));
  return {
    first: fromDayNumber(grid.firstDay + first),
    cells: Array.from({ length }, (_, i) => cellOf(first + i)),
  };
}
