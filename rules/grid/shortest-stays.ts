import { leastNights } from '../restriction/weekday-rules.ts';
import type { Party } from '../pricing/party.ts';
import { dayFlags, gridWeekday, type Grid } from './grid.ts';
import { nightPrice } from './person-prices.ts';

const { hasPrice, isClosed } = dayFlags;
const noArrival = dayFlags.isClosedToArrival | dayFlags.isTooSoon | dayFlags.isTooFar;
const noDeparture = dayFlags.isClosedToDeparture | dayFlags.isOtherDeparture;

type Limits = {
  /** Nights that a stay must have, or may have, whatever the days themselves say. */
  readonly least?: number;
  readonly most?: number;
  /** The last day one may leave on, a place in the grid. */
  readonly lastDeparture?: number;
  /** Who is to sleep there: a night that is not sold to them ends a stay. */
  readonly party?: Party;
};

/**
 * By day of arrival, the fewest nights that a product can be had for: the first length of stay that checkRun allows and
 * for which the room is free on every night; 0 where there is none. Whether the guests fit, and whether anybody may book
 * the product, is the caller's to ask.
 *
 * All days in one pass from the last to the first, which knows where a run of nights ends and on which day one can
 * leave next. Trying one length after the other would take as long as the longest stay that a hotel asks for.
 */
export function shortestStays(
  grid: Grid,
  product: number,
  { least = 1, most = noLimit, lastDeparture = grid.days - 1, party }: Limits = {},
): Uint16Array {
  const { days, flags, free } = grid;
  const [first, firstFree] = [product * days, (grid.products[product]?.room ?? 0) * days];
  const isDepartureThrough = grid.products[product]?.conditions?.isDepartureThrough === true;
  const hasPersonPrices = grid.personTables.length > 1;
  const found = new Uint16Array(days);
  const leaveFrom = new Uint16Array(lastDeparture + 2).fill(noLimit); // by day: the next one, or itself, to leave on
  const isSold = (day: number): boolean =>
    !party || !hasPersonPrices || !Number.isNaN(nightPrice(grid, product, day, party));
  let stop = lastDeparture; // the first day from here on that nobody can sleep on
  let nextThrough = noLimit; // and the first one with a rule for whoever sleeps through it
  for (let day = lastDeparture; day >= 0; day--) {
    const cell = first + day;
    const flag = flags[cell] ?? 0;
    leaveFrom[day] = (flag & noDeparture) === 0 ? day : (leaveFrom[day + 1] ?? noLimit);
    if ((grid.minThrough[cell] ?? 0) !== 0 || (grid.maxThrough[cell] ?? 0) !== 0) nextThrough = day;
    if ((flag & (hasPrice | isClosed)) !== hasPrice || (free[firstFree + day] ?? 0) < 1 || !isSold(day)) stop = day;
    if (stop <= day || (flag & noArrival) !== 0) continue;
    const weekday = gridWeekday(grid, day);
    if (((grid.barredWeekdays[cell] ?? 0) & (1 << weekday)) !== 0) continue;
    const required = grid.requiredWeekdays[cell] ?? 0;
    const fewest = Math.max(least, grid.minStay[cell] ?? 0, required === 0 ? 0 : leastNights(weekday, required));
    const longest = Math.min(most, grid.maxStay[cell] || noLimit, stop - day);
    if (fewest > longest) continue;
    const departure = leaveFrom[day + fewest] ?? noLimit;
    if (departure - day > longest) continue;
    const isPlain = isDepartureThrough ? departure < nextThrough : departure <= nextThrough;
    found[day] = isPlain ? departure - day : walkThrough(grid, cell, fewest, longest, isDepartureThrough);
  }
  return found;
}

/** The same night by night, where a later night has a rule of its own: on the way rules only become stricter. */
function walkThrough(
  { flags, minThrough, maxThrough }: Grid,
  first: number,
  fewest: number,
  longest: number,
  isDepartureThrough: boolean,
): number {
  let [least, most] = [fewest, longest];
  for (let nights = 1; nights <= most; nights++) {
    const cell = first + nights - 1;
    least = Math.max(least, minThrough[cell] ?? 0);
    most = Math.min(most, maxThrough[cell] || noLimit);
    if (least > most || nights > most) return 0;
    if (nights < least || ((flags[cell + 1] ?? 0) & noDeparture) !== 0) continue;
    const isKept = nights >= (minThrough[cell + 1] ?? 0) && nights <= (maxThrough[cell + 1] || noLimit);
    if (!isDepartureThrough || isKept) return nights;
  }
  return 0;
}

const noLimit = 65_535;
