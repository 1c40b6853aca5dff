import { languages, type Texts } from '@stayfront/contract/property/texts';
import type { SentTexts } from '@stayfront/rules/alpinebits/rate-plans/plan-message';

/**
 * Words that a system sends, over those that stand here: what it has not changed since it sent them last stays as people
 * have written it. Words in languages that no page is in are left out.
 */
export function mergeWords(here: Texts, last: SentTexts | undefined, sent: SentTexts): Texts {
  const merged: Texts = { ...here };
  for (const language of languages) {
    const word = sent[language];
    if (word === last?.[language]) continue;
    if (word) merged[language] = word;
    else delete merged[language];
  }
  return Object.keys(merged).length > 0 ? merged : here;
}

/** The words of a language that we know; `otherwise` where there are none. */
export function knownWords(sent: SentTexts, otherwise: Texts): Texts {
  const known = languages.flatMap((language) => (sent[language] ? [[language, sent[language]] as const] : []));
  return known.length > 0 ? Object.fromEntries(known) : otherwise;
}
