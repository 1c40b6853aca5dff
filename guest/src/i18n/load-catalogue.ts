import { setupI18n, type I18n, type Messages } from '@lingui/core';
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
  return setupI18n({ locale: language, messages: { [language]: messages } });
}
