import { dayNumber, stayDate } from '@stayfront/rules/stay/stay-date';
import type { Language } from '@stayfront/contract/property/texts';
import { localeOf } from '@stayfront/rules/language/locale-of';

/** A day in full, with its weekday. */
export const writeDay = (language: Language, date: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'full', calendar: 'gregory', timeZone: 'UTC' }).format(
    dayNumber(stayDate(date)) * 86_400_000,
  );
