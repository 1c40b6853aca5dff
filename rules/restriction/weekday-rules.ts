import { nightsOf, weekdayOf, type Stay, type StayDate } from '../stay/stay-date.ts';

// In the order of weekdayOf: 0 is Sunday. The names are the specification's.
const flags = ['sun', 'mon', 'tue', 'weds', 'thur', 'fri', 'sat'] as const;

/** A rule about weekdays for arrivals from startDate to endDate, both included. See docs/decisions/0011. */
export type WeekdayRule = {
  readonly kind: 'RequiredDaysOfWeek' | 'StayDateRestriction' | 'StayDateException';
  readonly startDate: StayDate;
  readonly endDate: StayDate;
} & Readonly<Record<(typeof flags)[number], boolean>>;

/** Weekdays as the guest needs them named: on which one may arrive, or of which a night must be in the stay. */
export type WeekdayRefusal =
  | { readonly kind: 'arrival-weekday'; readonly weekdays: readonly number[] }
  | { readonly kind: 'required-weekdays'; readonly weekdays: readonly number[] };

export function checkWeekdayRules(rules: readonly WeekdayRule[], stay: Stay): WeekdayRefusal | null {
  const arrival = weekdayOf(stay.arrival);
  const binding = rules.filter(({ startDate, endDate }) => stay.arrival >= startDate && stay.arrival <= endDate);
  const of = (kind: WeekdayRule['kind']) => binding.filter((rule) => rule.kind === kind);
  if (of('StayDateException').some((rule) => isFlagged(rule, arrival))) return null;

  const restrictions = of('StayDateRestriction');
  const allowed = weekdays.filter((day) => restrictions.every((rule) => isFlagged(rule, day)));
  if (!allowed.includes(arrival)) return { kind: 'arrival-weekday', weekdays: allowed };

  const slept = new Set(nightsOf(stay).map(weekdayOf));
  const required = weekdays.filter((day) => of('RequiredDaysOfWeek').some((rule) => isFlagged(rule, day)));
  return required.every((day) => slept.has(day)) ? null : { kind: 'required-weekdays', weekdays: required };
}

const weekdays = flags.map((_, day) => day);

function isFlagged(rule: WeekdayRule, weekday: number): boolean {
  const flag = flags[weekday];
  return flag !== undefined && rule[flag];
}
