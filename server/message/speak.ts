import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from '@stayfront/contract/property/texts';
import { localeOf } from '@stayfront/rules/language/locale-of';

/** Texts, and the language they are in. */
export type Voice = { readonly language: Language; readonly i18n: I18n };

/** The voice in which a guest is spoken to. */
export async function voiceFor(language: Language): Promise<Voice> {
  return { language, i18n: await speak(language) };
}

const known = new Map<Language, Promise<I18n>>();

/** The texts of mails in a language, read once. */
function speak(language: Language): Promise<I18n> {
  const voice = known.get(language) ?? load(language);
  known.set(language, voice);
  return voice;
}

async function load(language: Language): Promise<I18n> {
  const file = path.join(import.meta.dirname, 'locales', `${language}.po`);
  const catalogue = await formatter().parse(await readFile(file, 'utf8'), {
    locale: language,
    sourceLocale: 'en',
    filename: file,
  });
  const messages: Messages = Object.fromEntries(
    Object.entries(catalogue).map(([id, entry]) => [id, compileMessage(entry.translation || id)]),
  );
  return setupI18n({
    locale: language,
    locales: localeOf(language),
    messages: { [language]: messages },
  });
}
