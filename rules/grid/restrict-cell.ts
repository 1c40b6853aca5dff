import { dayBoundNames, isLeast, type DayBound } from '../restriction/day-rules.ts';
import type { Grid } from './grid.ts';

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

const leasts = dayBoundNames.filter(isLeast);
const mosts = dayBoundNames.filter((bound) => !isLeast(bound));

function raise(bounds: Uint16Array, cell: number, bound: number): void {
  if (bound > (bounds[cell] ?? 0)) bounds[cell] = bound;
}

function lower(bounds: Uint16Array, cell: number, bound: number): void {
  const before = bounds[cell] ?? 0;
  if (bound !== 0 && (before === 0 || bound < before)) bounds[cell] = bound;
}
