import { everyDay, weekdaysIn } from '../restriction/weekday-rules.ts';
import type { Party } from '../pricing/party.ts';
import { checkPlanGuests, weekdaySet, type GuestsRefusal } from '../restriction/plan-conditions.ts';
import type { Guests } from '../stay/guests.ts';
import { checkOccupancy, type OccupancyRefusal } from '../stay/occupancy.ts';
import type { Grid } from './grid.ts';
import { partiesIn } from './parties-in.ts';
import { nightPrice, whyNoNightPrice } from './person-prices.ts';
import { checkRun, freeForRun, type NoRun } from './price-run.ts';

type TooMany = 'too-many-adults' | 'too-many-children' | 'too-many-infants';
type TooFew = 'too-few-persons' | 'too-few-children';

type PlainReason = Exclude<
  NoRun,
  'min-stay' | 'max-stay' | 'arrival-weekday' | 'departure-weekday' | 'required-weekdays' | 'too-soon' | 'too-far'
>;

/** Why a search found nothing, in a code per reason, with what the guest needs to know about it. */
export type Why =
  | { readonly code: 'occupancy'; readonly most: number }
  /** Who comes is not taken so by any room: too many of a kind, or too few of them. */
  | { readonly code: TooMany; readonly most: number }
  | { readonly code: TooFew; readonly least: number }
  /** There is a room for them, but no price for so many persons, or for a child of that age. */
  | { readonly code: 'no-party-price'; readonly persons: number }
  | { readonly code: 'no-age-price'; readonly age: number }
  | { readonly code: 'sold-out'; readonly nights: readonly number[] }
  | { readonly code: 'min-stay'; readonly nights: number }
  | { readonly code: 'max-stay'; readonly nights: number }
  /** The weekdays on which some room takes an arrival, or on which a stay in some room must have a night. */
  | { readonly code: 'arrival-weekday' | 'departure-weekday' | 'required-weekdays'; readonly weekdays: number[] }
  /** Days between booking and arrival that would do. */
  | { readonly code: 'too-soon' | 'too-far'; readonly days: number }
  | { readonly code: 'too-few-adults'; readonly least: number }
  /** What is free can only be had from the hotel itself. */
  | { readonly code: 'not-bookable' }
  | { readonly code: PlainReason };

/**
 * The reasons that keep every room from being sold, or the one asked about, or one room at one rate, each once; nights are
 * places in the grid.
 */
export function whyNothing(
  grid: Grid,
  arrival: number,
  nights: number,
  guests: Guests,
  only: number | null = null,
  onlyProduct: number | null = null,
): Why[] {
  const asked = grid.rooms.filter((_, room) => only === null || room === only);
  const refusals = asked.map((room) => checkOccupancy(room, guests));
  if (refusals.every((refusal) => refusal !== null)) return whyNoRoom(refusals);
  const parties = partiesIn(grid, guests);
  const reasons = new Map<string, Why>();
  const soldOut = new Set<number>();
  const weekdays = { allowed: 0, departure: 0, required: everyDay };
  grid.products.forEach(({ room, conditions = {}, isPackageOnly, isUnbookable }, product) => {
    const party = parties[room];
    if (isPackageOnly || !party || (only !== null && room !== only)) return;
    if (onlyProduct !== null && product !== onlyProduct) return;
    const unfit = checkPlanGuests(conditions, guests, grid.bounds);
    if (unfit) return keepUnfit(reasons, unfit);
    const first = product * grid.days + arrival;
    const refusal = checkRun(grid, product, arrival, nights);
    if (refusal === 'min-stay') keep(reasons, 'min-stay', leastStay(grid, product, arrival, nights), Math.min);
    else if (refusal === 'max-stay') keep(reasons, 'max-stay', mostStay(grid, product, arrival, nights), Math.max);
    else if (refusal === 'too-soon') keepDays(reasons, refusal, conditions.minAdvanceDays ?? 0, Math.min);
    else if (refusal === 'too-far') keepDays(reasons, refusal, conditions.maxAdvanceDays ?? 0, Math.max);
    else if (refusal === 'departure-weekday') {
      weekdays.departure |= weekdaySet(conditions.departureWeekdays ?? []);
      reasons.set(refusal, { code: refusal, weekdays: weekdaysIn(weekdays.departure) });
    } else if (refusal === 'arrival-weekday') {
      weekdays.allowed |= everyDay & ~(grid.barredWeekdays[first] ?? 0);
      reasons.set(refusal, { code: refusal, weekdays: weekdaysIn(weekdays.allowed) });
    } else if (refusal === 'required-weekdays') {
      weekdays.required = fewer(weekdays.required, grid.requiredWeekdays[first] ?? 0);
      reasons.set(refusal, { code: refusal, weekdays: weekdaysIn(weekdays.required) });
    } else if (refusal !== null) reasons.set(refusal, { code: refusal });
    else if (freeForRun(grid, room, arrival, nights) === 0) {
      for (let night = arrival; night < arrival + nights; night++)
        if ((grid.free[room * grid.days + night] ?? 0) < 1) soldOut.add(night);
    } else if (!keepNoPrice(reasons, grid, product, arrival, nights, party) && isUnbookable)
      reasons.set('not-bookable', { code: 'not-bookable' });
  });
  if (soldOut.size > 0) reasons.set('sold-out', { code: 'sold-out', nights: [...soldOut].sort((a, b) => a - b) });
  return [...reasons.values()];
}

/** Why no room takes the guests: the largest number that would do, or the smallest, for each reason. */
function whyNoRoom(refusals: readonly OccupancyRefusal[]): Why[] {
  const found = new Map<string, Why>();
  for (const refusal of refusals) {
    const code = refusal.kind === 'too-many-persons' ? 'occupancy' : refusal.kind;
    const before = found.get(code) as { most?: number; least?: number } | undefined;
    if ('most' in refusal) found.set(code, { code, most: Math.max(refusal.most, before?.most ?? 0) } as Why);
    else found.set(code, { code, least: Math.min(refusal.least, before?.least ?? Infinity) } as Why);
  }
  return found.size > 0 ? [...found.values()] : [{ code: 'occupancy', most: 0 }];
}

/** Keeps the reason why a night is not sold to these guests; false where all nights are. */
function keepNoPrice(
  reasons: Map<string, Why>,
  grid: Grid,
  product: number,
  arrival: number,
  nights: number,
  party: Party,
): boolean {
  for (let day = arrival; day < arrival + nights; day++) {
    if (!Number.isNaN(nightPrice(grid, product, day, party))) continue;
    const { kind: code, ...more } = whyNoNightPrice(grid, product, day, party);
    reasons.set(code, { code, ...more } as Why);
    return true;
  }
  return false;
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

function keepDays(
  reasons: Map<string, Why>,
  code: 'too-soon' | 'too-far',
  days: number,
  choose: (a: number, b: number) => number,
): void {
  const before = reasons.get(code);
  reasons.set(code, { code, days: before && 'days' in before ? choose(before.days, days) : days });
}

/** Why a rate plan is not for these guests, with the number that would do at some of them. */
function keepUnfit(reasons: Map<string, Why>, unfit: GuestsRefusal): void {
  const { kind: code, ...number } = unfit;
  const before = (reasons.get(code) ?? {}) as { readonly least?: number; readonly most?: number };
  if ('age' in number) reasons.set(code, { code, ...number } as Why);
  else if ('least' in number)
    reasons.set(code, { code, least: Math.min(number.least, before.least ?? Infinity) } as Why);
  else reasons.set(code, { code, most: Math.max(number.most, before.most ?? 0) } as Why);
}

/** The shortest stay that all rules of a run allow together. */
function leastStay(grid: Grid, product: number, arrival: number, nights: number): number {
  const first = product * grid.days + arrival;
  let least = grid.minStay[first] ?? 0;
  for (let cell = first; cell < first + slept(grid, product, nights); cell++)
    least = Math.max(least, grid.minThrough[cell] ?? 0);
  return least;
}

/** How many days' rules bind who sleeps through: at some rate plans that of the departure day, too. */
const slept = (grid: Grid, product: number, nights: number): number =>
  grid.products[product]?.conditions?.isDepartureThrough ? nights + 1 : nights;

function mostStay(grid: Grid, product: number, arrival: number, nights: number): number {
  const first = product * grid.days + arrival;
  let most = grid.maxStay[first] || 65_535;
  for (let cell = first; cell < first + slept(grid, product, nights); cell++)
    most = Math.min(most, grid.maxThrough[cell] || 65_535);
  return most;
}
