import type { SpokenLanguage } from './language-names.ts';
import { loadCatalogue } from './load-catalogue.ts';

const spoken = new Map<string, ReturnType<typeof loadCatalogue>>();

/** For the server: a thousand texts, put together once for all who read this language in the words of these countries. */
export function textsIn(language: SpokenLanguage, countries: readonly string[]): ReturnType<typeof loadCatalogue> {
  const key = `${language} ${countries.join(' ')}`;
  const known = spoken.get(key) ?? loadCatalogue(language, countries);
  spoken.set(key, known);
  return known;
}
