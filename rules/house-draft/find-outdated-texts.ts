import type { Fields } from './fields.ts';
import { isTextLanguage, listTexts, type TextLanguage } from './list-texts.ts';

/**
 * Translations that say what the original said before: it was written anew in the draft and they were not. By language,
 * the paths of such texts.
 */
export function findOutdatedTexts(published: Fields, draft: Fields): Map<TextLanguage, string[]> {
  const { language } = draft;
  const original = isTextLanguage(language) ? language : 'en';
  const before = new Map(listTexts(published).map(({ path, texts }) => [path, texts]));
  const outdated = new Map<TextLanguage, string[]>();
  for (const { path, texts } of listTexts(draft)) {
    const old = before.get(path);
    const [was, is] = [old?.[original]?.trim(), texts[original]?.trim()];
    if (!old || !was || !is || was === is) continue;
    for (const [code, text] of Object.entries(texts) as [TextLanguage, string | undefined][])
      if (code !== original && text?.trim() && text === old[code])
        outdated.set(code, [...(outdated.get(code) ?? []), path]);
  }
  return outdated;
}
