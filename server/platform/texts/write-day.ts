import { dayNumber, stayDate } from '@stayfront/rules/stay/stay-date';
import type { Language } from '@stayfront/contract/property/texts';
import { calendarIn, commonYearIn } from '@stayfront/rules/language/calendar-in';
import { localeOf } from '@stayfront/rules/language/locale-of';

/** A day in full, with its weekday, for a letter that is shown at the desk; or long, where there is little room. */
export const writeDay = (language: Language, date: string, dateStyle: 'full' | 'long' = 'full'): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    dateStyle,
    calendar: calendarIn(language),
    timeZone: 'UTC',
  }).format(dayNumber(stayDate(date)) * 86_400_000) + commonYearIn(language, date.slice(0, 4));
