import type { Fields } from './fields.ts';
import { isTextLanguage, listTexts, type FoundText, type TextLanguage } from './list-texts.ts';

/** That a text, in the place it stands in, says the same as an original. */
export type KnownTranslation = {
  readonly path: string;
  readonly language: TextLanguage;
  readonly text: string;
  /** The language of the original, and its words. */
  readonly from: TextLanguage;
  readonly original: string;
};

/**
 * Translations that say what the original said before: it was written anew and they were not. By language, the paths of
 * such texts. `known` remembers of a text that was once left behind with which originals it fits; all others were written
 * for what guests see beside them.
 */
export function findOutdatedTexts(
  published: Fields,
  draft: Fields,
  known: readonly KnownTranslation[] = [],
): Map<TextLanguage, string[]> {
  const remembered = new Map<string, KnownTranslation[]>();
  for (const one of known) remembered.set(placeOf(one), [...(remembered.get(placeOf(one)) ?? []), one]);
  const outdated = new Map<TextLanguage, string[]>();
  for (const { was, ...is } of pairsOf(published, draft)) {
    const fitting = remembered.get(placeOf(is))?.filter(({ text }) => text === is.text) ?? [];
    const isLeft = fitting.length > 0 ? !fitting.some(({ original }) => original === is.original) : was !== undefined;
    if (isLeft) outdated.set(is.language, [...(outdated.get(is.language) ?? []), is.path]);
  }
  return outdated;
}

/** Translations that stay where their originals become others, each with what its original said until now. */
export const listLeftTranslations = (before: Fields, after: Fields): KnownTranslation[] =>
  pairsOf(before, after).flatMap(({ was, ...is }) => (was === undefined ? [] : [{ ...is, original: was }]));

/** All translations of a document, each with its original. */
export const listTranslations = (document: Fields): KnownTranslation[] =>
  pairsOf({}, document).map(({ path, language, text, from, original }) => ({ path, language, text, from, original }));

/** All translations of a document with their originals; `was`: what the original said where the same translation stood beside it. */
function pairsOf(before: Fields, after: Fields): (KnownTranslation & { readonly was: string | undefined })[] {
  const { language } = after;
  const from = isTextLanguage(language) ? language : 'en';
  const olds = new Map(listTexts(before).map(({ path, texts }) => [path, texts]));
  return listTexts(after).flatMap(({ path, texts }) => {
    const original = texts[from]?.trim();
    if (!original) return [];
    const old: FoundText['texts'] = olds.get(path) ?? {};
    const was = old[from]?.trim();
    return (Object.keys(texts) as TextLanguage[]).flatMap((code) => {
      const text = texts[code]?.trim();
      if (code === from || !text) return [];
      const isLeft = was && was !== original && old[code]?.trim() === text;
      return [{ path, language: code, text, from, original, was: isLeft ? was : undefined }];
    });
  });
}

const placeOf = ({ path, language, from }: KnownTranslation): string => `${language} ${from} ${path}`;
