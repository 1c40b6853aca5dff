import { addDays, daysBetween, stayDate, weekdayOf, type StayDate } from '@stayfront/rules/stay/stay-date';

/** A month is called by its first day. */
export const monthOf = (day: StayDate): StayDate => stayDate(`${day.slice(0, 7)}-01`);

export function addMonths(month: StayDate, count: number): StayDate {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  const [year, number] = [Math.floor(months / 12), (months % 12) + 1];
  return stayDate(`${String(year).padStart(4, '0')}-${String(number).padStart(2, '0')}-01`);
}

export const lastOfMonth = (month: StayDate): StayDate => addDays(addMonths(month, 1), -1);

export function monthsBetween(first: StayDate, last: StayDate): StayDate[] {
  const months: StayDate[] = [];
  for (let month = monthOf(first); month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** The month as rows of seven; null where a week reaches into the months beside it. 0 is Sunday. */
export function weeksOf(month: StayDate, firstWeekday: number): (StayDate | null)[][] {
  const before = (weekdayOf(month) - firstWeekday + 7) % 7;
  const length = daysBetween(month, addMonths(month, 1));
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const place = week * 7 + weekday - before;
      return place >= 0 && place < length ? addDays(month, place) : null;
    }),
  );
}

/** Those of a month's weeks that are not over on a day. */
export const weeksFrom = (day: StayDate, weeks: readonly (readonly (StayDate | null)[])[]) =>
  weeks.filter((week) => week.some((date) => date !== null && date >= day));
