import type { HouseTexts } from '@stayfront/contract/desk/house/texts';
import { LanguageCode, type Language } from '@stayfront/contract/property/texts';
import type { Fields } from '@stayfront/rules/house-draft/fields';
import { listTexts } from './list-texts.ts';

/** Which texts of a document are missing, in each language that its hotel writes. */
export function findMissingTexts(document: Fields): HouseTexts {
  const texts = listTexts(document);
  const [original = 'en'] = languagesIn([document['language']]);
  const named = document['languages'];
  const written = Array.isArray(named)
    ? languagesIn(named)
    : texts.flatMap(({ texts: one }) => languagesIn(Object.keys(one)));
  return {
    original,
    texts: texts.length,
    languages: [...new Set([original, ...written])].map((language) => ({
      language,
      missing: texts.filter((one) => !one.texts[language]?.trim()).map(({ path }) => path),
    })),
  };
}

const languagesIn = (codes: readonly unknown[]): Language[] =>
  codes.flatMap((code) => {
    const read = LanguageCode.safeParse(code);
    return read.success ? [read.data] : [];
  });
