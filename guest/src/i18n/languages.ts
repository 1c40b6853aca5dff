import { spokenLanguages, type SpokenLanguage } from './language-names.ts';

export const isSpoken = (code: string | undefined | null): code is SpokenLanguage =>
  typeof code === 'string' && Object.hasOwn(spokenLanguages, code);

/** What others call a language that we speak under another code. */
const otherCodes: Readonly<Record<string, SpokenLanguage>> = { nb: 'no', nn: 'no', iw: 'he' };

/** The language of a tag (`de-CH`, `DE`, `nb-NO`), whatever country and letters it names. */
function spokenIn(tag: string | undefined): SpokenLanguage | undefined {
  const code = tag?.trim().split(/[-_]/)[0]?.toLowerCase() ?? '';
  if (isSpoken(code)) return code;
  return Object.hasOwn(otherCodes, code) ? otherCodes[code] : undefined;
}

/** The guest's own wish first (link, then stored), then the browser's, then the hotel's. */
export function chooseLanguage(wishes: {
  query: string | null;
  stored: string | undefined;
  browser: string;
  hotel: string | undefined;
}): SpokenLanguage {
  if (wishes.query !== null) return spokenIn(wishes.query) ?? 'en';
  if (isSpoken(wishes.stored)) return wishes.stored;
  const browser = wishes.browser
    .split(',')
    .map((entry) => spokenIn(entry.split(';')[0]))
    .find((language) => language !== undefined);
  return browser ?? (isSpoken(wishes.hotel) ? wishes.hotel : 'en');
}
