import type { Language } from '@stayfront/contract/property/texts';

/** By its code where nobody knows a name. */
export const countryName = (language: Language, code: string): string =>
  new Intl.DisplayNames([language === 'no' ? 'nb' : language], { type: 'region' }).of(code) ?? code;
