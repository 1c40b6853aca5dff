import path from 'node:path';
import type { Language } from '@stayfront/contract/property/texts';
import { deskLanguages } from './desk-languages.ts';
import { readTexts } from './read-texts.ts';
import type { Texts } from './texts-for.ts';

const known = new Map<Language, Promise<Texts>>();

/** The texts for people of a hotel, who are spoken to in fewer languages than guests; in English where theirs is none. */
export function deskTextsFor(wanted: Language): Promise<Texts> {
  const language = deskLanguages.find((one) => one === wanted) ?? 'en';
  const texts = known.get(language) ?? read(language);
  known.set(language, texts);
  return texts;
}

const read = async (language: Language): Promise<Texts> => ({
  language,
  i18n: await readTexts(path.join(import.meta.dirname, 'desk-locales', `${language}.po`), language),
});
