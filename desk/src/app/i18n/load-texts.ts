import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { localeOf } from '@stayfront/rules/language/locale-of';
import { learnForms, type WrittenForms } from '@stayfront/ui/formats/written-forms.ts';
import type { DeskLanguage } from './languages.ts';

const texts = import.meta.glob<{ messages: Messages }>('./locales/*.po');
const forms = import.meta.glob<{ default: WrittenForms }>(['../../../../ui/formats/forms/{en,de,fr,it,es,ar}.json']);

/** Where the build finds a language, so that the server can announce its files early. */
export const textModules = (language: DeskLanguage): string[] => [
  `src/app/i18n/locales/${language}.po`,
  `../ui/formats/forms/${language}.json`,
];

/** The words of a language, and how it writes days and numbers. */
export async function loadTexts(language: DeskLanguage): Promise<I18n> {
  const [words, written] = await Promise.all([
    texts[`./locales/${language}.po`]?.(),
    forms[`../../../../ui/formats/forms/${language}.json`]?.(),
  ]);
  if (!words || !written) throw new Error(`The desk does not speak ${language}`);
  learnForms(language, written.default);
  return setupI18n({ locale: language, locales: localeOf(language), messages: { [language]: words.messages } });
}
