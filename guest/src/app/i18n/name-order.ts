import { localeOf } from '@stayfront/rules/language/locale-of';

/** As in a dictionary of the language, and 10 after 9. The order of letters is the same in every browser's data. */
export const nameOrder = (language: string): ((one: string, other: string) => number) =>
  new Intl.Collator(localeOf(language), { numeric: true }).compare;
