import { fromDayNumber, type StayDate } from '../stay/stay-date.ts';
import type { Grid } from './grid.ts';

/** The nights of a run on which no room of a kind is left; days are places in the grid. */
export const soldOutNights = (grid: Grid, room: number, arrival: number, nights: number): StayDate[] =>
  Array.from({ length: nights }, (_, night) => arrival + night)
    .filter((day) => (grid.free[room * grid.days + day] ?? 0) < 1)
    .map((day) => fromDayNumber(grid.firstDay + day));
