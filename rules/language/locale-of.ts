/**
 * How a language writes numbers, days and amounts. English here is the English of travel: day before month, 24-hour
 * clock. Where a script has digits of its own, we keep those that every guest reads on a booking abroad.
 */
const locales: Readonly<Record<string, string>> = {
  en: 'en-GB',
  pt: 'pt-PT',
  ar: 'ar-u-nu-latn',
  bn: 'bn-u-nu-latn',
  mr: 'mr-u-nu-latn',
};

export const localeOf = (language: string): string => locales[language] ?? language;
