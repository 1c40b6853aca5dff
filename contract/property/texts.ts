import { z } from 'zod';

/** The languages of the interface. The first group is offered first in the switcher. */
export const languages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'ar',
  'bn',
  'cs',
  'da',
  'el',
  'gu',
  'he',
  'hi',
  'hr',
  'hu',
  'ja',
  'ko',
  'mr',
  'nl',
  'no',
  'pl',
  'pt',
  'ro',
  'ru',
  'sk',
  'sl',
  'sv',
  'ta',
  'te',
  'th',
  'zh',
] as const;

export type Language = (typeof languages)[number];

export const LanguageCode = z.enum(languages);

/** One text in the languages the hotel has it in; a reader falls back to the hotel's language, then to English. */
export const Texts = z
  .partialRecord(LanguageCode, z.string().trim().min(1).max(20_000))
  .refine((texts) => Object.keys(texts).length > 0, { message: 'Give the text in at least one language' })
  .meta({ id: 'Texts', description: 'A text by language code, e.g. {"en": "Double room", "de": "Doppelzimmer"}' });

export type Texts = z.infer<typeof Texts>;

/** The text in the guest's language, else the hotel's, else English, else whatever there is. */
export function textIn(texts: Texts | undefined, language: Language, hotelLanguage: Language): string {
  return texts?.[languageIn(texts, language, hotelLanguage)] ?? '';
}

/** A name that may be the same in every language, as most cities' are. */
export const nameIn = (name: string | Texts, language: Language, hotelLanguage: Language): string =>
  typeof name === 'string' ? name : textIn(name, language, hotelLanguage);

/** The language in which the guest reads the text. */
export function languageIn(texts: Texts, language: Language, hotelLanguage: Language): Language {
  const wished = [language, hotelLanguage, 'en', ...languages] as const;
  return wished.find((one) => texts[one] !== undefined) ?? language;
}
