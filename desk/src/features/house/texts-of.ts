import { findMissingTexts, type MissingTexts } from '@stayfront/rules/house-draft/find-missing-texts';
import { findOutdatedTexts } from '@stayfront/rules/house-draft/find-outdated-texts';
import type { Fields } from '@stayfront/rules/house-draft/fields';
import type { HouseNow } from './house-store.ts';

const known = new WeakMap<Fields, MissingTexts>();

/** In which languages a house is written and what is missing in each. A document does not change: each is looked through once. */
export function textsOf(document: Fields): MissingTexts {
  const found = known.get(document) ?? findMissingTexts(document);
  known.set(document, found);
  return found;
}

type Outdated = ReturnType<typeof findOutdatedTexts>;
const knownOutdated = new WeakMap<Fields, { readonly of: readonly unknown[]; readonly found: Outdated }>();

/** Which translations say what the original said before it was written anew. */
export function outdatedOf({ house, document }: HouseNow): Outdated {
  const { translations } = house.draft;
  const of = [house.document, translations];
  const kept = knownOutdated.get(document);
  if (kept?.of.every((one, i) => one === of[i])) return kept.found;
  const found = findOutdatedTexts(house.document, document, translations);
  knownOutdated.set(document, { of, found });
  return found;
}
