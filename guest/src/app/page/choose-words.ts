import { portugueseOf } from '../i18n/languages.ts';

type Wishes = Parameters<typeof portugueseOf>[0];

/** Countries whose words a page speaks, in whichever language it is read: the hotel's in German, the reader's in Portuguese. */
export const chooseWords = (wishes: Wishes, hotelCountry: string | undefined): string[] => [
  ...(hotelCountry === 'CH' ? ['CH'] : []),
  ...((portugueseOf(wishes) ?? hotelCountry) === 'BR' ? ['BR'] : []),
];

/** What is kept of the language a link asks for: Portuguese with its country, if the link names one. */
export function languageToKeep(language: string, query: string | null): string {
  const country = portugueseOf({ query, stored: undefined, browser: '' });
  return country === undefined ? language : `pt-${country}`;
}
