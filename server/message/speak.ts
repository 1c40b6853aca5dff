import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from '@stayfront/contract/property/texts';
import { localeOf } from '@stayfront/rules/language/locale-of';
import { withoutSharpS, wordingIn, type Wording } from '@stayfront/rules/language/wording';

/** Texts, and the language they are in. */
export type Voice = { readonly language: Language; readonly i18n: I18n };

/** The voice in which a guest is spoken to, in the words of a country where the language has its own there. */
export async function voiceFor(language: Language, country?: string): Promise<Voice> {
  return { language, i18n: await speak(language, wordingIn(language, country)) };
}

const known = new Map<Language | Wording, Promise<I18n>>();

/** The texts of mails in a language, read once. */
function speak(language: Language, wording: Wording | null): Promise<I18n> {
  const voice = known.get(wording ?? language) ?? load(language, wording);
  known.set(wording ?? language, voice);
  return voice;
}

async function load(language: Language, wording: Wording | null): Promise<I18n> {
  const file = path.join(import.meta.dirname, 'locales', `${language}.po`);
  const catalogue = await formatter().parse(await readFile(file, 'utf8'), {
    locale: language,
    sourceLocale: 'en',
    filename: file,
  });
  const word = await wordsOf(wording);
  const messages: Messages = Object.fromEntries(
    Object.entries(catalogue).map(([id, entry]) => [id, compileMessage(word(id, entry.translation || id))]),
  );
  return setupI18n({
    locale: language,
    locales: localeOf(language),
    messages: { [language]: messages },
  });
}

/** What becomes of a text of the catalogue; names and amounts are not in it yet. */
async function wordsOf(wording: Wording | null): Promise<(id: string, text: string) => string> {
  if (wording === null) return (_, text) => text;
  if (wording === 'de-CH') return (_, text) => withoutSharpS(text);
  const file = path.join(import.meta.dirname, 'wordings', `${wording}.json`);
  const own = JSON.parse(await readFile(file, 'utf8')) as Readonly<Record<string, string>>;
  return (id, text) => own[id] ?? text;
}
