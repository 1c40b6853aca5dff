import type { Language } from '@stayfront/contract/property/texts';

/** The languages the interface is complete in, each called by its own name; the first is the fallback. */
export const spokenLanguages = {
  en: 'English',
  de: 'Deutsch',
  ar: 'العربية',
} as const satisfies Partial<Record<Language, string>>;

export type SpokenLanguage = keyof typeof spokenLanguages;

export const isSpoken = (code: string | undefined | null): code is SpokenLanguage =>
  typeof code === 'string' && Object.hasOwn(spokenLanguages, code);

export const directionOf = (language: SpokenLanguage): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** The guest's own wish first (link, then stored), then the browser's, then the hotel's. */
export function chooseLanguage(wishes: {
  query: string | null;
  stored: string | undefined;
  browser: string;
  hotel: string | undefined;
}): SpokenLanguage {
  if (wishes.query !== null) return isSpoken(wishes.query) ? wishes.query : 'en';
  if (isSpoken(wishes.stored)) return wishes.stored;
  const browser = wishes.browser
    .split(',')
    .map((entry) => entry.split(';')[0]?.trim().split('-')[0]?.toLowerCase())
    .find(isSpoken);
  return browser ?? (isSpoken(wishes.hotel) ? wishes.hotel : 'en');
}
