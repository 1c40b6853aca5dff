import { dayBoundNames } from '../restriction/day-rules.ts';
import type { Grid } from './grid.ts';

/**
 * Some days of a grid as a grid of their own. What changes a copy for one question copies so many days, not two years.
 * On its last day nothing is known of the day after, which may want that nobody leaves on it: cut one more than is slept.
 */
export function cutGrid(grid: Grid, from: number, length: number): Grid {
  const first = Math.min(Math.max(from, 0), grid.days);
  const days = Math.max(0, Math.min(from + length, grid.days) - first);
  const cut = <T extends Column>(column: T): T => {
    const rows = grid.days === 0 ? 0 : column.length / grid.days;
    const kept = new (column.constructor as new (length: number) => T)(rows * days);
    for (let row = 0; row < rows; row++)
      kept.set(column.subarray(row * grid.days + first, row * grid.days + first + days), row * days);
    return kept;
  };
  const bounds = Object.fromEntries(dayBoundNames.map((bound) => [bound, cut(grid[bound])]));
  return {
    ...grid,
    ...(bounds as Pick<Grid, (typeof dayBoundNames)[number]>),
    firstDay: grid.firstDay + first,
    days,
    free: cut(grid.free),
    price: cut(grid.price),
    extraAdult: cut(grid.extraAdult),
    child: cut(grid.child),
    infant: cut(grid.infant),
    listedAdults: cut(grid.listedAdults),
    personPrices: cut(grid.personPrices),
    flags: cut(grid.flags),
    barredWeekdays: cut(grid.barredWeekdays),
    requiredWeekdays: cut(grid.requiredWeekdays),
  };
}

type Column = Int32Array | Float64Array | Uint8Array | Uint16Array;
