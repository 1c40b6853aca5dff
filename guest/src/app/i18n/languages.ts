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
  const stored = spokenIn(wishes.stored);
  if (stored) return stored;
  const browser = wishes.browser
    .split(',')
    .map((entry) => spokenIn(entry.split(';')[0]))
    .find((language) => language !== undefined);
  return browser ?? (isSpoken(wishes.hotel) ? wishes.hotel : 'en');
}

/**
 * The country of a reader of Portuguese: the one that the link, the stored choice or the browser names first. Who names
 * none reads it as the house has it.
 */
export function portugueseOf(wishes: Pick<Parameters<typeof chooseLanguage>[0], 'query' | 'stored' | 'browser'>) {
  const tags = [wishes.query, wishes.stored, ...wishes.browser.split(',')];
  return tags.map((tag) => /^\s*pt[-_]([a-z]{2})\b/i.exec(tag ?? '')?.[1]?.toUpperCase()).find((country) => country);
}
