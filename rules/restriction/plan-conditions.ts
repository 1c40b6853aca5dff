import type { Guests } from '../stay/guests.ts';
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
  /** Rules for those who sleep through a night also bind those who leave on that day. */
  readonly isDepartureThrough?: boolean | undefined;
};

export type PlanRefusal =
  | { readonly kind: 'too-few-adults'; readonly least: number }
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

export const checkAdults = ({ minAdults = 0 }: PlanConditions, guests: Guests): PlanRefusal | null =>
  guests.adults < minAdults ? { kind: 'too-few-adults', least: minAdults } : null;

/** Weekdays as a set: bit 0 is Sunday. */
export const weekdaySet = (weekdays: readonly number[]): number => weekdays.reduce((set, day) => set | (1 << day), 0);
