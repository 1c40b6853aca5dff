import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { localeOf } from '@stayfront/rules/language/locale-of';
import type { SpokenLanguage } from './language-names.ts';
import { learnForms, type WrittenForms } from './written-forms.ts';

type Part = 'first' | 'later';
export type Texts = { readonly messages: Messages; readonly forms: Partial<WrittenForms> };

/**
 * Two files per language, fetched only when it is spoken; the second only by those who come as far. Where the files of
 * this page's language are, the server has said in its head; only who changes the language needs the list of all.
 */
async function fetchTexts(part: Part, language: string): Promise<Texts> {
  const announced = import.meta.env.SSR
    ? null
    : document.querySelector<HTMLLinkElement>(`link[data-texts="${language}.po?${part}"]`);
  if (announced) return import(/* @vite-ignore */ announced.href) as Promise<Texts>;
  const { allTexts } = await import('./all-texts.ts');
  const fetching = allTexts[part][`./locales/${language}.po`];
  if (!fetching) throw new Error(`There are no texts in ${language}`);
  return fetching();
}

/** Where the build finds a language's texts, so that the server can announce the files early. */
export const catalogueModules = (language: SpokenLanguage, withLater: boolean): string[] =>
  (withLater ? ['first', 'later'] : ['first']).map((part) => `src/i18n/locales/${language}.po?${part}`);

// The server draws every screen. A browser that has come to later screens wants their texts in every language it speaks.
let isLaterWanted = import.meta.env.SSR;
let adding: Promise<void> | null = null;
let spoken: I18n | null = null;

export async function loadCatalogue(language: SpokenLanguage): Promise<I18n> {
  const parts = await Promise.all(
    (isLaterWanted ? (['first', 'later'] as const) : (['first'] as const)).map((part) => fetchTexts(part, language)),
  );
  const messages = Object.assign({}, ...parts.map((part) => part.messages)) as Messages;
  for (const { forms } of parts) learnForms(language, forms);
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
    const { messages, forms } = await fetchTexts('later', i18n.locale);
    learnForms(i18n.locale, forms);
    i18n.load(i18n.locale, messages);
  } catch (error) {
    isLaterWanted = false; // whoever tries again, tries this again
    throw error;
  }
}
