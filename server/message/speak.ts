import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from '@stayfront/contract/property/texts';

/** The languages mails are written in; any other guest is written to in English. */
const spoken = ['en', 'de', 'ar'] as const;
export type MailLanguage = (typeof spoken)[number];

const mailLanguageFor = (language: Language): MailLanguage => spoken.find((code) => code === language) ?? 'en';

/** How mails write days, amounts and numbers: English with the day first, Arabic with the digits of prices abroad. */
export const mailLocales: Record<MailLanguage, string> = { en: 'en-GB', de: 'de', ar: 'ar-u-nu-latn' };

export const directionOf = (language: MailLanguage): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** Texts, and the language they are in. */
export type Voice = { readonly language: MailLanguage; readonly i18n: I18n };

/** The voice in which a guest is spoken to. */
export async function voiceFor(guestLanguage: Language): Promise<Voice> {
  const language = mailLanguageFor(guestLanguage);
  return { language, i18n: await speak(language) };
}

const known = new Map<MailLanguage, Promise<I18n>>();

/** The texts of mails in a language, read once. */
function speak(language: MailLanguage): Promise<I18n> {
  const voice = known.get(language) ?? load(language);
  known.set(language, voice);
  return voice;
}

async function load(language: MailLanguage): Promise<I18n> {
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
    locales: mailLocales[language],
    messages: { [language]: messages },
  });
}
