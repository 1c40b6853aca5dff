import type { Guests } from '../stay/guests.ts';
import { dayFlags, type Grid } from './grid.ts';

/** Why a product cannot be had for a run of nights. */
export type NoRun =
  | 'outside'
  | 'no-price'
  | 'closed'
  | 'closed-to-arrival'
  | 'closed-to-departure'
  | 'min-stay'
  | 'max-stay';

const { hasPrice, isClosed, isClosedToArrival, isClosedToDeparture } = dayFlags;

/** Whether a product may be slept in for `nights` nights from the day at `arrival` (a place in the grid, not a date). */
export function checkRun(grid: Grid, product: number, arrival: number, nights: number): NoRun | null {
  const { days, flags, minStay, maxStay, minThrough, maxThrough } = grid;
  if (arrival < 0 || arrival + nights > days) return 'outside';
  const first = product * days + arrival;
  const least = minStay[first] ?? 0;
  const most = maxStay[first] ?? 0;
  for (let cell = first; cell < first + nights; cell++) {
    const flag = flags[cell] ?? 0;
    if ((flag & hasPrice) === 0) return 'no-price';
    if ((flag & isClosed) !== 0) return 'closed';
  }
  if (((flags[first] ?? 0) & isClosedToArrival) !== 0) return 'closed-to-arrival';
  // The departure day is not slept in: beyond the grid's last day nothing is known against leaving.
  if (arrival + nights < days && ((flags[first + nights] ?? 0) & isClosedToDeparture) !== 0)
    return 'closed-to-departure';
  if (nights < least) return 'min-stay';
  if (most !== 0 && nights > most) return 'max-stay';
  for (let cell = first; cell < first + nights; cell++) {
    if (nights < (minThrough[cell] ?? 0)) return 'min-stay';
    const through = maxThrough[cell] ?? 0;
    if (through !== 0 && nights > through) return 'max-stay';
  }
  return null;
}

/** What one night costs for these guests; the product must have a price on that day. */
export function nightPrice(grid: Grid, product: number, day: number, guests: Guests): number {
  const listed = guests.adults < grid.adultColumns ? guests.adults : grid.adultColumns;
  const cell = product * grid.days + day;
  return (
    (grid.price[(product * grid.adultColumns + listed - 1) * grid.days + day] ?? 0) +
    (guests.adults - listed) * (grid.extraAdult[cell] ?? 0) +
    guests.children * (grid.child[cell] ?? 0) +
    guests.infants * (grid.infant[cell] ?? 0)
  );
}

/** Rooms of a kind that are free on every night of a run; 0 outside of the grid. */
export function freeForRun(grid: Grid, room: number, arrival: number, nights: number): number {
  if (arrival < 0 || arrival + nights > grid.days) return 0;
  let least = Infinity;
  const first = room * grid.days + arrival;
  for (let cell = first; cell < first + nights; cell++) {
    const free = grid.free[cell] ?? 0;
    if (free < least) least = free;
  }
  return least > 0 ? least : 0;
}
