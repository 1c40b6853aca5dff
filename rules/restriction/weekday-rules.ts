import { nightCount, weekdayOf, type Stay, type StayDate } from '../stay/stay-date.ts';

// In the order of weekdayOf: 0 is Sunday. The names are the specification's.
const flags = ['sun', 'mon', 'tue', 'weds', 'thur', 'fri', 'sat'] as const;

/** A rule about weekdays for arrivals from startDate to endDate, both included. See docs/decisions/0011. */
export type WeekdayRule = {
  readonly kind: 'RequiredDaysOfWeek' | 'StayDateRestriction' | 'StayDateException';
  readonly startDate: StayDate;
  readonly endDate: StayDate;
  /** Rooms and rate plans it binds; absent means all. */
  readonly rooms?: readonly string[] | undefined;
  readonly ratePlans?: readonly string[] | undefined;
} & Readonly<Record<(typeof flags)[number], boolean>>;

/** Weekdays as the guest needs them named: on which one may arrive, or of which a night must be in the stay. */
export type WeekdayRefusal =
  | { readonly kind: 'arrival-weekday'; readonly weekdays: readonly number[] }
  | { readonly kind: 'required-weekdays'; readonly weekdays: readonly number[] };

/** What an arrival day asks, as sets of weekdays: bit 0 is Sunday. */
export type WeekdayDemand = {
  /** One may not arrive on these. */
  readonly barred: number;
  /** The stay must have a night on each of these. */
  readonly required: number;
};

/** The rules that concern a room at a rate plan. */
export const rulesBinding = <Rule extends WeekdayRule>(
  rules: readonly Rule[],
  roomId: string,
  ratePlanId: string,
): Rule[] =>
  rules.filter(
    ({ rooms, ratePlans }) => (!rooms || rooms.includes(roomId)) && (!ratePlans || ratePlans.includes(ratePlanId)),
  );

/** What a day of arrival asks of a stay, by all rules together. */
export function weekdayDemand(rules: readonly WeekdayRule[], arrival: StayDate): WeekdayDemand {
  const [demand, today] = [{ barred: 0, required: 0 }, 1 << weekdayOf(arrival)];
  for (const rule of rules) {
    if (arrival < rule.startDate || arrival > rule.endDate) continue;
    const flagged = flaggedDays(rule);
    if (rule.kind === 'StayDateException' && (flagged & today) !== 0) return { barred: 0, required: 0 };
    if (rule.kind === 'StayDateRestriction') demand.barred |= everyDay & ~flagged;
    if (rule.kind === 'RequiredDaysOfWeek') demand.required |= flagged;
  }
  return demand;
}

export function checkWeekdayRules(rules: readonly WeekdayRule[], stay: Stay): WeekdayRefusal | null {
  const { barred, required } = weekdayDemand(rules, stay.arrival);
  const weekday = weekdayOf(stay.arrival);
  if ((barred & (1 << weekday)) !== 0) return { kind: 'arrival-weekday', weekdays: weekdaysIn(everyDay & ~barred) };
  if ((required & ~sleptWeekdays(weekday, nightCount(stay))) !== 0)
    return { kind: 'required-weekdays', weekdays: weekdaysIn(required) };
  return null;
}

/** All seven, as a set. */
export const everyDay = 127;

/** The weekdays that a run of nights from a weekday sleeps on, as a set. */
export function sleptWeekdays(weekday: number, nights: number): number {
  if (nights >= 7) return everyDay;
  const run = ((1 << nights) - 1) << weekday; // days after Saturday stand in the next week's bits
  return (run | (run >> 7)) & everyDay;
}

/** The shortest stay from a weekday that has a night on each required one; 0 where none is required. */
export function leastNights(weekday: number, required: number): number {
  let nights = 0;
  while ((required & ~sleptWeekdays(weekday, nights)) !== 0) nights++;
  return nights;
}

export const weekdaysIn = (set: number): number[] =>
  flags.map((_, day) => day).filter((day) => (set & (1 << day)) !== 0);

const flaggedDays = (rule: WeekdayRule): number =>
  flags.reduce((set, flag, day) => set | (rule[flag] ? 1 << day : 0), 0);
