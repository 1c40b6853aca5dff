import type { Fields } from './fields.ts';
import { isTextLanguage, listTexts, textLanguages, type TextLanguage } from './list-texts.ts';

export type MissingTexts = {
  /** The hotel's own language. */
  readonly original: TextLanguage;
  /** How many texts there are. */
  readonly texts: number;
  /** The paths of those that are not there, in each language that the hotel writes, its own first. */
  readonly languages: { language: TextLanguage; missing: string[] }[];
};

/** Which texts of a document are missing, in each language that its hotel writes. */
export function findMissingTexts(document: Fields): MissingTexts {
  const texts = listTexts(document);
  const { language, languages: named } = document;
  const original = isTextLanguage(language) ? language : 'en';
  const written = Array.isArray(named)
    ? (named as unknown[]).filter(isTextLanguage)
    : textLanguages.filter((code) => texts.some(({ texts: one }) => one[code] !== undefined));
  return {
    original,
    texts: texts.length,
    languages: [...new Set([original, ...written])].map((code) => ({
      language: code,
      missing: texts.filter((one) => !one.texts[code]?.trim()).map(({ path }) => path),
    })),
  };
}
