import { findMissingTexts, type MissingTexts } from '@stayfront/rules/house-draft/find-missing-texts';
import type { Fields } from '@stayfront/rules/house-draft/fields';

const known = new WeakMap<Fields, MissingTexts>();

/** In which languages a house is written and what is missing in each. A document does not change: each is looked through once. */
export function textsOf(document: Fields): MissingTexts {
  const found = known.get(document) ?? findMissingTexts(document);
  known.set(document, found);
  return found;
}
