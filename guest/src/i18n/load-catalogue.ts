import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { localeOf } from './format.ts';
import type { SpokenLanguage } from './languages.ts';

/** One file per language, fetched only when it is spoken. */
const catalogues: Record<SpokenLanguage, () => Promise<{ messages: Messages }>> = {
  en: () => import('./locales/en.po'),
  de: () => import('./locales/de.po'),
  ar: () => import('./locales/ar.po'),
};

/** Where the build finds a language's texts, so that the server can announce the file early. */
export const catalogueModule = (language: SpokenLanguage): string => `src/i18n/locales/${language}.po`;

export async function loadCatalogue(language: SpokenLanguage): Promise<I18n> {
  const { messages } = await catalogues[language]();
  // The locale of numbers inside sentences is that of our prices and dates, or digits of two scripts would mix.
  return setupI18n({ locale: language, locales: localeOf(language), messages: { [language]: messages } });
}
