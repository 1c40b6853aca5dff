import type { DayStyle } from './day-styles.ts';
import { textOf, writeDay } from './write-day.ts';

/** A day of the calendar, as 2027-06-11. */
export const formatDay = (language: string, day: string, style: Exclude<DayStyle, 'deadline'>): string =>
  textOf(writeDay(language, day, style));
