import type { Texts } from './load-catalogue.ts';

type Files = Readonly<Record<string, () => Promise<Texts>>>;

/** Where the texts of every language are: more than the first page should carry. */
export const allTexts: Readonly<Record<'first' | 'later', Files>> = {
  first: import.meta.glob<Texts>('./locales/*.po', { query: '?first' }),
  later: import.meta.glob<Texts>('./locales/*.po', { query: '?later' }),
};
