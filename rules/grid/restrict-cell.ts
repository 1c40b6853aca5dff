import { dayBoundNames, isLeast, type DayBound } from '../restriction/day-rules.ts';
import { dayFlags, type Grid } from './grid.ts';

/** Rules of a day in the grid's own numbers: flags as in dayFlags, and 0 where there is no rule. */
export type CellRules = { readonly flags: number } & { readonly [Bound in DayBound]: number };

export const noRules: CellRules = {
  flags: 0,
  ...(Object.fromEntries(dayBoundNames.map((bound) => [bound, 0])) as Omit<CellRules, 'flags'>),
};

/** Adds rules to a cell. Where it has some already, the stricter one stands. */
export function restrictCell(grid: Grid, cell: number, rules: CellRules): void {
  grid.flags[cell] = (grid.flags[cell] ?? 0) | rules.flags;
  for (const bound of leasts) raise(grid[bound], cell, rules[bound]);
  for (const bound of mosts) lower(grid[bound], cell, rules[bound]);
}

/** Adds the rules of a run of cells to another run: the same for each as restrictCell, without its price. */
export function restrictLike(grid: Grid, cells: number, others: number, length: number): void {
  for (let i = 0; i < length; i++)
    grid.flags[cells + i] = (grid.flags[cells + i] ?? 0) | ((grid.flags[others + i] ?? 0) & ~dayFlags.hasPrice);
  for (const bound of leasts)
    for (let i = 0; i < length; i++) raise(grid[bound], cells + i, grid[bound][others + i] ?? 0);
  for (const bound of mosts)
    for (let i = 0; i < length; i++) lower(grid[bound], cells + i, grid[bound][others + i] ?? 0);
}

const leasts = dayBoundNames.filter(isLeast);
const mosts = dayBoundNames.filter((bound) => !isLeast(bound));

function raise(bounds: Uint16Array, cell: number, bound: number): void {
  if (bound > (bounds[cell] ?? 0)) bounds[cell] = bound;
}

function lower(bounds: Uint16Array, cell: number, bound: number): void {
  const before = bounds[cell] ?? 0;
  if (bound !== 0 && (before === 0 || bound < before)) bounds[cell] = bound;
}
