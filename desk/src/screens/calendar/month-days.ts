import { addDays, stayDate, weekdayOf, type StayDate } from '@stayfront/rules/stay/stay-date';

/** The first day of a month that is so many months away. */
export function monthAway(date: string, by: number): StayDate {
  const months = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + by;
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  return stayDate(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`);
}

/** The days of a month in weeks that begin on Monday; null before its first. */
export function monthDays(month: string): (StayDate | null)[] {
  const first = stayDate(`${month.slice(0, 7)}-01`);
  const days: (StayDate | null)[] = Array.from({ length: (weekdayOf(first) + 6) % 7 }, () => null);
  for (let date = first; date.slice(0, 7) === month.slice(0, 7); date = addDays(date, 1)) days.push(date);
  return days;
}
