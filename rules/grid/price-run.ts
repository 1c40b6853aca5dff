import { sleptWeekdays } from '../restriction/weekday-rules.ts';
import { dayFlags, gridWeekday, type Grid } from './grid.ts';

/** Why a product cannot be had for a run of nights. */
export type NoRun =
  | 'outside'
  | 'no-price'
  | 'closed'
  | 'too-soon'
  | 'too-far'
  | 'closed-to-arrival'
  | 'arrival-weekday'
  | 'closed-to-departure'
  | 'departure-weekday'
  | 'min-stay'
  | 'max-stay'
  | 'required-weekdays';

const { hasPrice, isClosed, isClosedToArrival, isClosedToDeparture, isTooSoon, isTooFar, isOtherDeparture } = dayFlags;

/**
 * Whether a product may be slept in for `nights` nights from the day at `arrival` (a place in the grid, not a date). The
 * same answer as checkStay gives night by night, in the same order of reasons.
 */
export function checkRun(grid: Grid, product: number, arrival: number, nights: number): NoRun | null {
  const { days, flags, minThrough, maxThrough } = grid;
  if (arrival < 0 || arrival + nights > days) return 'outside';
  const first = product * days + arrival;
  const onArrival = flags[first] ?? 0;
  let all = onArrival;
  let any = onArrival;
  let least = grid.minStay[first] ?? 0;
  let most = grid.maxStay[first] || noLimit;
  for (let cell = first; cell < first + nights; cell++) {
    const flag = flags[cell] ?? 0;
    all &= flag;
    any |= flag;
    const longer = minThrough[cell] ?? 0;
    if (longer > least) least = longer;
    const shorter = maxThrough[cell] || noLimit;
    if (shorter < most) most = shorter;
  }
  if ((all & hasPrice) === 0) return 'no-price';
  if ((any & isClosed) !== 0) return 'closed';
  if ((onArrival & isTooSoon) !== 0) return 'too-soon';
  if ((onArrival & isTooFar) !== 0) return 'too-far';
  if ((onArrival & isClosedToArrival) !== 0) return 'closed-to-arrival';
  const weekday = gridWeekday(grid, arrival);
  if (((grid.barredWeekdays[first] ?? 0) & (1 << weekday)) !== 0) return 'arrival-weekday';
  // The departure day is not slept in: beyond the grid's last day nothing is known against leaving.
  if (arrival + nights < days) {
    const onDeparture = flags[first + nights] ?? 0;
    if ((onDeparture & isClosedToDeparture) !== 0) return 'closed-to-departure';
    if ((onDeparture & isOtherDeparture) !== 0) return 'departure-weekday';
    if (grid.products[product]?.conditions?.isDepartureThrough) {
      least = Math.max(least, minThrough[first + nights] ?? 0);
      most = Math.min(most, maxThrough[first + nights] || noLimit);
    }
  }
  if (nights < least) return 'min-stay';
  if (nights > most) return 'max-stay';
  const required = grid.requiredWeekdays[first] ?? 0;
  return required !== 0 && (required & ~sleptWeekdays(weekday, nights)) !== 0 ? 'required-weekdays' : null;
}

const noLimit = 65_535;

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
