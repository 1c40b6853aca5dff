import { addDays, dayNumber, fromDayNumber, isStayDate, weekdayOf, type StayDate } from '../stay/stay-date.ts';

type Rule = {
  readonly every: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  readonly interval: number;
  /** Null: for ever. */
  readonly count: number | null;
  readonly until: StayDate | null;
  /** Of a week; 0 is Sunday. */
  readonly weekdays: readonly number[];
};

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** What a rule of repetition says; null where it says more than is understood here. */
export function readRule(value: string): Rule | null {
  const parts = new Map(value.split(';').map((part) => part.toUpperCase().split('=') as [string, string]));
  const known = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYDAY'];
  if ([...parts.keys()].some((name) => !known.includes(name))) return null;
  const every = parts.get('FREQ') ?? '';
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const count = parts.has('COUNT') ? Number(parts.get('COUNT')) : null;
  const days = (parts.get('BYDAY') ?? '').split(',').filter((one) => one !== '');
  const digits = (parts.get('UNTIL') ?? '').slice(0, 8);
  const until = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  if (every !== 'DAILY' && every !== 'WEEKLY' && every !== 'MONTHLY' && every !== 'YEARLY') return null;
  if (![interval, count ?? 1].every((number) => Number.isInteger(number) && number > 0)) return null;
  if (digits !== '' && !isStayDate(until)) return null;
  if (days.some((day) => !weekdays.includes(day)) || (days.length > 0 && every !== 'WEEKLY')) return null;
  // Where weeks begin matters only to every second week with several days: Monday, unless it is said.
  if (interval > 1 && days.length > 1 && (parts.get('WKST') ?? 'MO') !== 'MO') return null;
  const set = days.map((day) => weekdays.indexOf(day));
  return { every, interval, count, until: digits === '' ? null : (until as StayDate), weekdays: set };
}

/**
 * The days on which it begins, the first one included, up to a day that is not looked at any more. Null where there are
 * more than `most`: a calendar that begins in the year 1 is meant to keep somebody busy.
 */
export function daysOfRule(rule: Rule, first: StayDate, end: StayDate, most: number): StayDate[] | null {
  const days: StayDate[] = [];
  for (const day of candidates(rule, first)) {
    if (day >= end || (rule.until && day > rule.until) || days.length === rule.count) break;
    if (days.push(day) > most) return null;
  }
  return days;
}

function* candidates({ every, interval, weekdays: set }: Rule, first: StayDate): Generator<StayDate> {
  if (every === 'DAILY') for (let day = first; ; day = addDays(day, interval)) yield day;
  if (every === 'WEEKLY') {
    const chosen = set.length > 0 ? set : [weekdayOf(first)];
    const monday = dayNumber(first) - ((weekdayOf(first) + 6) % 7);
    for (let week = monday; ; week += 7 * interval)
      for (let day = week; day < week + 7; day++) {
        const date = fromDayNumber(day);
        if (date >= first && chosen.includes(weekdayOf(date))) yield date;
      }
  }
  const [year, month, day] = [Number(first.slice(0, 4)), Number(first.slice(5, 7)), first.slice(8)];
  for (let step = 0; ; step += every === 'YEARLY' ? 12 * interval : interval) {
    const months = year * 12 + month - 1 + step;
    const date = `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-${day}`;
    if (Math.floor(months / 12) > 9_998) return;
    if (isStayDate(date)) yield date; // the 31st is in every second month only, and so the standard wants it
  }
}
