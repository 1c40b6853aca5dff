import type { Language } from '@stayfront/contract/property/texts';
import type { CsvStyle } from './write-csv.ts';

/** As spreadsheets of people who read a language expect it. */
export const csvStyleIn = (language: Language): CsvStyle =>
  language === 'en' ? { separator: ',', decimal: '.' } : { separator: ';', decimal: ',' };
