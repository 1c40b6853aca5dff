import type { NoNightPrice } from '../pricing/price-night.ts';
import { agesOf, type GuestBounds, type Guests } from '../stay/guests.ts';
import type { OccupancyRefusal } from '../stay/occupancy.ts';
import { daysBetween, weekdayOf, type Stay, type StayDate } from '../stay/stay-date.ts';

/** What a rate plan asks of every stay at it, whatever its days say. What is absent does not bind. */
export type PlanConditions = {
  /** Days between the booking and the arrival. */
  readonly minAdvanceDays?: number | undefined;
  readonly maxAdvanceDays?: number | undefined;
  readonly minNights?: number | undefined;
  readonly maxNights?: number | undefined;
  /** Weekdays on which one may arrive and leave; 0 is Sunday. */
  readonly arrivalWeekdays?: readonly number[] | undefined;
  readonly departureWeekdays?: readonly number[] | undefined;
  readonly minAdults?: number | undefined;
  readonly maxAdults?: number | undefined;
  /** Children and infants together. */
  readonly minChildren?: number | undefined;
  readonly maxChildren?: number | undefined;
  /** Every child and infant is as old, until a birthday that is no longer in it. */
  readonly childFromAge?: number | undefined;
  readonly childToAge?: number | undefined;
  /** Rules for those who sleep through a night also bind those who leave on that day. */
  readonly isDepartureThrough?: boolean | undefined;
};

/** Why a rate plan is not for such guests. */
export type GuestsRefusal =
  | { readonly kind: 'too-few-adults'; readonly least: number }
  | Extract<OccupancyRefusal, { kind: 'too-many-adults' | 'too-many-children' | 'too-few-children' }>
  | Extract<NoNightPrice, { kind: 'no-age-price' }>;

export type PlanRefusal =
  | GuestsRefusal
  | { readonly kind: 'too-soon'; readonly days: number }
  | { readonly kind: 'too-far'; readonly days: number }
  | { readonly kind: 'arrival-weekday'; readonly weekdays: readonly number[] }
  | { readonly kind: 'departure-weekday'; readonly weekdays: readonly number[] };

/** Whether a stay may begin so soon or so far ahead. */
export function checkAdvance(conditions: PlanConditions, arrival: StayDate, today: StayDate): PlanRefusal | null {
  const { minAdvanceDays = 0, maxAdvanceDays = Infinity } = conditions;
  const days = daysBetween(today, arrival);
  if (days < minAdvanceDays) return { kind: 'too-soon', days: minAdvanceDays };
  return days > maxAdvanceDays ? { kind: 'too-far', days: maxAdvanceDays } : null;
}

export function checkArrivalWeekday({ arrivalWeekdays }: PlanConditions, { arrival }: Stay): PlanRefusal | null {
  if (!arrivalWeekdays || arrivalWeekdays.includes(weekdayOf(arrival))) return null;
  return { kind: 'arrival-weekday', weekdays: arrivalWeekdays };
}

export function checkDepartureWeekday({ departureWeekdays }: PlanConditions, { departure }: Stay): PlanRefusal | null {
  if (!departureWeekdays || departureWeekdays.includes(weekdayOf(departure))) return null;
  return { kind: 'departure-weekday', weekdays: departureWeekdays };
}

/** Whether a rate plan is for such guests. Ages that nobody told are the oldest that the hotel takes. */
export function checkPlanGuests(conditions: PlanConditions, guests: Guests, bounds: GuestBounds): GuestsRefusal | null {
  const { minAdults = 0, maxAdults = Infinity, minChildren = 0, maxChildren = Infinity } = conditions;
  const { childFromAge, childToAge } = conditions;
  const children = guests.children + guests.infants;
  if (guests.adults < minAdults) return { kind: 'too-few-adults', least: minAdults };
  if (guests.adults > maxAdults) return { kind: 'too-many-adults', most: maxAdults };
  if (children > maxChildren) return { kind: 'too-many-children', most: maxChildren };
  if (children < minChildren) return { kind: 'too-few-children', least: minChildren };
  if (children === 0 || (childFromAge === undefined && childToAge === undefined)) return null;
  const other = agesOf(guests, bounds).find((age) => age < (childFromAge ?? 0) || age >= (childToAge ?? Infinity));
  return other === undefined ? null : { kind: 'no-age-price', age: other };
}

/** Weekdays as a set: bit 0 is Sunday. */
export const weekdaySet = (weekdays: readonly number[]): number => weekdays.reduce((set, day) => set | (1 << day), 0);
