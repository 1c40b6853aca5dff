import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { I18n } from '@lingui/core';
import type { Language } from '@stayfront/contract/property/texts';
import { inWords, wordingIn, type Wording } from '@stayfront/rules/language/wording';
import { readTexts } from './read-texts.ts';

/** Texts, and the language they are in. */
export type Texts = { readonly language: Language; readonly i18n: I18n };

/** The texts in which a guest is spoken to, in the words of a country where the language has its own there. */
export async function textsFor(language: Language, country?: string): Promise<Texts> {
  return { language, i18n: await speak(language, wordingIn(language, country)) };
}

const known = new Map<Language | Wording, Promise<I18n>>();

/** The texts of mails in a language, read once. */
function speak(language: Language, wording: Wording | null): Promise<I18n> {
  const texts = known.get(wording ?? language) ?? load(language, wording);
  known.set(wording ?? language, texts);
  return texts;
}

async function load(language: Language, wording: Wording | null): Promise<I18n> {
  const file = path.join(import.meta.dirname, 'locales', `${language}.po`);
  const own = await ownTexts(wording);
  return readTexts(file, language, (id, translation) => inWords(wording, own, id, translation));
}

/** The texts that differ where the wording is spoken, by their ids. */
async function ownTexts(wording: Wording | null): Promise<Readonly<Record<string, string>>> {
  if (wording !== 'pt-BR') return {};
  const file = path.join(import.meta.dirname, 'wordings', `${wording}.json`);
  return JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
}
