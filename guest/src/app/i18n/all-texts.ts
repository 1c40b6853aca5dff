import { wordingIn } from '@stayfront/rules/language/wording';
import type { Part, Texts } from './load-catalogue.ts';

type Files = Readonly<Record<string, () => Promise<Texts>>>;

/** Where the texts of every language are, and of each country with words of its own: more than the first page should carry. */
const allTexts: Readonly<Record<Part, Readonly<Record<'all' | 'CH' | 'BR', Files>>>> = {
  first: {
    all: import.meta.glob<Texts>('./locales/*.po', { query: '?first' }),
    CH: import.meta.glob<Texts>('./locales/de.po', { query: '?first-CH' }),
    BR: import.meta.glob<Texts>('./locales/pt.po', { query: '?first-BR' }),
  },
  later: {
    all: import.meta.glob<Texts>('./locales/*.po', { query: '?later' }),
    CH: import.meta.glob<Texts>('./locales/de.po', { query: '?later-CH' }),
    BR: import.meta.glob<Texts>('./locales/pt.po', { query: '?later-BR' }),
  },
};

/** The countries whose words a page speaks, as the server has noted them in it. */
const onPage = (): readonly string[] =>
  import.meta.env.SSR ? [] : (document.documentElement.dataset['words'] ?? '').split(' ');

export function findTexts(part: Part, language: string, countries = onPage()): Promise<Texts> {
  const country = countries.find((one) => wordingIn(language, one) !== null) as 'CH' | 'BR' | undefined;
  const fetching = allTexts[part][country ?? 'all'][`./locales/${language}.po`];
  if (!fetching) throw new Error(`There are no texts in ${language}`);
  return fetching();
}
