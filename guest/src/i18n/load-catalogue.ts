import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { localeOf } from './format.ts';
import type { SpokenLanguage } from './languages.ts';

type Catalogue = Record<SpokenLanguage, () => Promise<{ messages: Messages }>>;

/** Two files per language, fetched only when it is spoken; the second only by those who come as far. */
const first: Catalogue = {
  en: () => import('./locales/en.po?first'),
  de: () => import('./locales/de.po?first'),
  ar: () => import('./locales/ar.po?first'),
};
const later: Catalogue = {
  en: () => import('./locales/en.po?later'),
  de: () => import('./locales/de.po?later'),
  ar: () => import('./locales/ar.po?later'),
};

/** Where the build finds a language's texts, so that the server can announce the files early. */
export const catalogueModules = (language: SpokenLanguage, withLater: boolean): string[] =>
  (withLater ? ['first', 'later'] : ['first']).map((part) => `src/i18n/locales/${language}.po?${part}`);

// The server draws every screen. A browser that has come to later screens wants their texts in every language it speaks.
let isLaterWanted = import.meta.env.SSR;
let adding: Promise<void> | null = null;
let spoken: I18n | null = null;

export async function loadCatalogue(language: SpokenLanguage): Promise<I18n> {
  const parts = await Promise.all((isLaterWanted ? [first, later] : [first]).map((part) => part[language]()));
  const messages = Object.assign({}, ...parts.map((part) => part.messages)) as Messages;
  // The locale of numbers inside sentences is that of our prices and dates, or digits of two scripts would mix.
  spoken = setupI18n({ locale: language, locales: localeOf(language), messages: { [language]: messages } });
  return spoken;
}

/** Before the first page this only remembers the wish; afterwards it adds the texts to those that are there. */
export function wantLaterTexts(): Promise<void> {
  if (!isLaterWanted && spoken) adding = addLaterTexts(spoken);
  isLaterWanted = true;
  return adding ?? Promise.resolve();
}

async function addLaterTexts(i18n: I18n): Promise<void> {
  try {
    const { messages } = await later[i18n.locale as SpokenLanguage]();
    i18n.load(i18n.locale, messages);
  } catch (error) {
    isLaterWanted = false; // whoever tries again, tries this again
    throw error;
  }
}
