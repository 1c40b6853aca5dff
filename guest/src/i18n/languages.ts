import { spokenLanguages, type SpokenLanguage } from './language-names.ts';

export const isSpoken = (code: string | undefined | null): code is SpokenLanguage =>
  typeof code === 'string' && Object.hasOwn(spokenLanguages, code);

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
