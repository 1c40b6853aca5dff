import { dayNumber, fromDayNumber, type StayDate } from '../stay/stay-date.ts';

export type WeekdayName = 'sun' | 'mon' | 'tue' | 'weds' | 'thur' | 'fri' | 'sat';

/** Days from one to another, both included, or only some weekdays of them. */
export type DayRange = {
  readonly from: StayDate;
  readonly to: StayDate;
  readonly weekdays?: readonly WeekdayName[] | undefined;
};

const names: readonly WeekdayName[] = ['sun', 'mon', 'tue', 'weds', 'thur', 'fri', 'sat'];

export function daysOfRange({ from, to, weekdays }: DayRange): StayDate[] {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  const days: StayDate[] = [];
  for (let day = first; day <= last; day++)
    if (!weekdays || weekdays.includes(weekdayName(day))) days.push(fromDayNumber(day));
  return days;
}

/** 1970-01-01, the day 0, was a Thursday. */
const weekdayName = (day: number): WeekdayName => names[(((day + 4) % 7) + 7) % 7] ?? 'sun';
