import { everyDay, weekdaysIn } from '../restriction/weekday-rules.ts';
import { fits, type Guests } from '../stay/guests.ts';
import type { Grid } from './grid.ts';
import { checkRun, freeForRun, type NoRun } from './price-run.ts';

/** Why a search found nothing, in a code per reason, with what the guest needs to know about it. */
export type Why =
  | { readonly code: 'occupancy'; readonly most: number }
  | { readonly code: 'sold-out'; readonly nights: readonly number[] }
  | { readonly code: 'min-stay'; readonly nights: number }
  | { readonly code: 'max-stay'; readonly nights: number }
  /** The weekdays on which some room takes an arrival, or on which a stay in some room must have a night. */
  | { readonly code: 'arrival-weekday' | 'required-weekdays'; readonly weekdays: number[] }
  /** What is free can only be had from the hotel itself. */
  | { readonly code: 'not-bookable' }
  | { readonly code: Exclude<NoRun, 'min-stay' | 'max-stay' | 'arrival-weekday' | 'required-weekdays'> };

/** The reasons that keep every room from being sold, or the one asked about, each once; nights are places in the grid. */
export function whyNothing(
  grid: Grid,
  arrival: number,
  nights: number,
  guests: Guests,
  only: number | null = null,
): Why[] {
  const asked = grid.rooms.filter((_, room) => only === null || room === only);
  if (!asked.some(({ maxOccupancy }) => fits(maxOccupancy, guests)))
    return [{ code: 'occupancy', most: Math.max(0, ...asked.map((room) => room.maxOccupancy)) }];
  const fitting = grid.rooms.map((room, place) => (only === null || place === only) && fits(room.maxOccupancy, guests));
  const reasons = new Map<string, Why>();
  const soldOut = new Set<number>();
  const weekdays = { allowed: 0, required: everyDay };
  grid.products.forEach(({ room, isPackageOnly, isUnbookable }, product) => {
    if (isPackageOnly || !fitting[room]) return;
    const first = product * grid.days + arrival;
    const refusal = checkRun(grid, product, arrival, nights);
    if (refusal === 'min-stay') keep(reasons, 'min-stay', leastStay(grid, product, arrival, nights), Math.min);
    else if (refusal === 'max-stay') keep(reasons, 'max-stay', mostStay(grid, product, arrival, nights), Math.max);
    else if (refusal === 'arrival-weekday') {
      weekdays.allowed |= everyDay & ~(grid.barredWeekdays[first] ?? 0);
      reasons.set(refusal, { code: refusal, weekdays: weekdaysIn(weekdays.allowed) });
    } else if (refusal === 'required-weekdays') {
      weekdays.required = fewer(weekdays.required, grid.requiredWeekdays[first] ?? 0);
      reasons.set(refusal, { code: refusal, weekdays: weekdaysIn(weekdays.required) });
    } else if (refusal !== null) reasons.set(refusal, { code: refusal });
    else if (freeForRun(grid, room, arrival, nights) === 0) {
      for (let night = arrival; night < arrival + nights; night++)
        if ((grid.free[room * grid.days + night] ?? 0) < 1) soldOut.add(night);
    } else if (isUnbookable) reasons.set('not-bookable', { code: 'not-bookable' });
  });
  if (soldOut.size > 0) reasons.set('sold-out', { code: 'sold-out', nights: [...soldOut].sort((a, b) => a - b) });
  return [...reasons.values()];
}

/** Of two sets of weekdays the smaller one: what is easier to meet. */
const fewer = (a: number, b: number): number => (weekdaysIn(a).length <= weekdaysIn(b).length ? a : b);

function keep(
  reasons: Map<string, Why>,
  code: 'min-stay' | 'max-stay',
  nights: number,
  choose: (a: number, b: number) => number,
): void {
  const before = reasons.get(code);
  reasons.set(code, { code, nights: before && 'nights' in before ? choose(before.nights as number, nights) : nights });
}

/** The shortest stay that all rules of a run allow together. */
function leastStay(grid: Grid, product: number, arrival: number, nights: number): number {
  const first = product * grid.days + arrival;
  let least = grid.minStay[first] ?? 0;
  for (let cell = first; cell < first + nights; cell++) least = Math.max(least, grid.minThrough[cell] ?? 0);
  return least;
}

function mostStay(grid: Grid, product: number, arrival: number, nights: number): number {
  const first = product * grid.days + arrival;
  let most = grid.maxStay[first] || 65_535;
  for (let cell = first; cell < first + nights; cell++) most = Math.min(most, grid.maxThrough[cell] || 65_535);
  return most;
}
