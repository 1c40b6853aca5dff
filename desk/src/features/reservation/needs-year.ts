import { dayNumber, stayDate } from '@stayfront/rules/stay/stay-date';

/** Whether a day's year has to be said: this year's and the coming months' go without saying. */
export function needsYear(day: string, today: string): boolean {
  if (day.slice(0, 4) === today.slice(0, 4)) return false;
  const ahead = dayNumber(stayDate(day)) - dayNumber(stayDate(today));
  return ahead < -60 || ahead > 300;
}
