import { nightCount, type Stay, type StayDate } from '../stay/stay-date.ts';
import type { DayRules } from './day-rules.ts';
import {
  checkAdvance,
  checkArrivalWeekday,
  checkDepartureWeekday,
  type PlanConditions,
  type PlanRefusal,
} from './plan-conditions.ts';
import { checkWeekdayRules, type WeekdayRefusal, type WeekdayRule } from './weekday-rules.ts';

/** Why a stay cannot be booked, with the number the guest needs to know. */
export type StayRefusal =
  | { readonly kind: 'closed'; readonly night: number }
  | { readonly kind: 'closed-to-arrival' }
  | { readonly kind: 'closed-to-departure' }
  | { readonly kind: 'min-stay'; readonly nights: number }
  | { readonly kind: 'max-stay'; readonly nights: number }
  | PlanRefusal
  | WeekdayRefusal;

/** What a rate plan asks, and the day on which it is asked. */
export type PlanToday = { readonly conditions: PlanConditions; readonly today: StayDate };

/**
 * Whether a stay obeys the rules of its days: one entry per night and one for the departure day, which is not slept in
 * and so only says whether one may leave. Rules that another length of stay would mend are named last.
 */
export function checkStay(
  stay: Stay,
  days: readonly DayRules[],
  weekdayRules: readonly WeekdayRule[] = [],
  plan: PlanToday | null = null,
): StayRefusal | null {
  const nights = nightCount(stay);
  const conditions = plan?.conditions ?? {};
  const slept = days.slice(0, nights);
  const through = days.slice(0, conditions.isDepartureThrough ? nights + 1 : nights);
  const [arrival, departure] = [days[0], days[nights]];
  const weekdays = checkWeekdayRules(weekdayRules, stay);
  const closed = slept.findIndex((day) => day.isClosed);
  if (closed >= 0) return { kind: 'closed', night: closed };
  const advance = plan && checkAdvance(conditions, stay.arrival, plan.today);
  if (advance) return advance;
  if (arrival?.isClosedToArrival) return { kind: 'closed-to-arrival' };
  if (weekdays?.kind === 'arrival-weekday') return weekdays;
  const wrongArrival = checkArrivalWeekday(conditions, stay);
  if (wrongArrival) return wrongArrival;
  if (departure?.isClosedToDeparture) return { kind: 'closed-to-departure' };
  const wrongDeparture = checkDepartureWeekday(conditions, stay);
  if (wrongDeparture) return wrongDeparture;
  const least = Math.max(
    arrival?.minStay ?? 0,
    conditions.minNights ?? 0,
    ...through.map((day) => day.minThrough ?? 0),
  );
  const most = Math.min(
    ...[arrival?.maxStay, conditions.maxNights, ...through.map((day) => day.maxThrough)].map(
      (bound) => bound || Infinity,
    ),
  );
  if (nights < least) return { kind: 'min-stay', nights: least };
  if (nights > most) return { kind: 'max-stay', nights: most };
  return weekdays;
}
