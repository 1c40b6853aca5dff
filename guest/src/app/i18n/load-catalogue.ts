import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { localeOf } from '@stayfront/rules/language/locale-of';
import type { SpokenLanguage } from './language-names.ts';
import { learnForms, type WrittenForms } from '@stayfront/ui/formats/written-forms.ts';

export type Part = 'first' | 'later';
export type Texts = { readonly messages: Messages; readonly forms: Partial<WrittenForms> };

/**
 * Two files per language, fetched only when it is spoken; the second only by those who come as far. Where the files of
 * this page's language are, the server has said in its head; only who changes the language needs the list of all.
 * The server itself names the countries whose words it speaks; a browser finds them noted in the page.
 */
async function fetchTexts(part: Part, language: string, countries?: readonly string[]): Promise<Texts> {
  const announced = import.meta.env.SSR
    ? null
    : document.querySelector<HTMLLinkElement>(`link[data-texts="${language}.po?${part}"]`);
  if (announced) return import(/* @vite-ignore */ announced.href) as Promise<Texts>;
  const { findTexts } = await import('./all-texts.ts');
  return findTexts(part, language, countries);
}

// The server draws every screen. A browser that has come to later screens wants their texts in every language it speaks.
let isLaterWanted = import.meta.env.SSR;
let adding: Promise<void> | null = null;
let spoken: I18n | null = null;

export async function loadCatalogue(language: SpokenLanguage, countries?: readonly string[]): Promise<I18n> {
  const parts = await Promise.all(
    (isLaterWanted ? (['first', 'later'] as const) : (['first'] as const)).map((part) =>
      fetchTexts(part, language, countries),
    ),
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
