import { dayNumber, nightCount, type Stay } from '../stay/stay-date.ts';
import type { Grid } from './grid.ts';

/** A room the guest has in the basket already. */
export type ChosenRoom = Stay & {
  readonly roomId: string;
  /** The package it was chosen in, where there are only so many of it. */
  readonly packageId?: string | null;
};

/** The grid as it is once the chosen rooms are taken: each is one room less on each of its nights. */
export const withoutChosen = (grid: Grid, chosen: readonly ChosenRoom[]): Grid => withMore(grid, chosen, -1);

/** The grid as it is once rooms are given up: each is one room more. */
export const withOwn = (grid: Grid, own: readonly ChosenRoom[]): Grid => withMore(grid, own, 1);

function withMore(grid: Grid, stays: readonly ChosenRoom[], more: number): Grid {
  if (stays.length === 0) return grid;
  const free = grid.free.slice();
  for (const stay of stays) {
    const room = grid.rooms.findIndex(({ id }) => id === stay.roomId);
    const arrival = dayNumber(stay.arrival) - grid.firstDay;
    const [from, to] = [Math.max(0, arrival), Math.min(grid.days, arrival + nightCount(stay))];
    if (room >= 0) for (let day = from; day < to; day++) (free[room * grid.days + day] as number) += more;
  }
  return { ...grid, free };
}
