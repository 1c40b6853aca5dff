import { dayNumber, stayDate } from '@stayfront/rules/stay/stay-date';
import { mailLocales, type MailLanguage } from './speak.ts';

/** A day in full, with its weekday. */
export const writeDay = (language: MailLanguage, date: string): string =>
  new Intl.DateTimeFormat(mailLocales[language], { dateStyle: 'full', calendar: 'gregory', timeZone: 'UTC' }).format(
    dayNumber(stayDate(date)) * 86_400_000,
  );
