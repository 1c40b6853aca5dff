import { entriesOf, nameInList } from '@stayfront/rules/house-draft/entries';
import { joinPath } from '@stayfront/rules/house-draft/field-path';
import { fieldOf, isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { ownNames } from '@stayfront/rules/language/own-names';

export type Language = keyof typeof ownNames;

/** A text of the house, and the languages it is in. */
export type HouseText = { readonly address: string; readonly languages: ReadonlySet<string> };

const isLanguage = (code: string): code is Language => Object.hasOwn(ownNames, code);

/** An object whose fields are all called by languages, and are all words. */
const isTexts = (value: Fields): boolean =>
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([code, words]) => isLanguage(code) && typeof words === 'string');

const known = new WeakMap<Fields, readonly HouseText[]>();

/** All texts of a house. A document does not change, it becomes another one: each is looked through once. */
export function textsOf(document: Fields): readonly HouseText[] {
  const found = known.get(document) ?? [...textsIn([], document)];
  known.set(document, found);
  return found;
}

function* textsIn(steps: readonly string[], value: unknown): Generator<HouseText> {
  if (Array.isArray(value)) {
    const name = nameInList(steps);
    const entries = name === undefined ? null : entriesOf(value, name);
    if (entries) for (const [id, entry] of entries) yield* textsIn([...steps, id], entry);
    else for (const [at, one] of value.entries()) yield* textsIn([...steps, String(at)], one);
  } else if (isFields(value)) {
    if (isTexts(value)) yield { address: joinPath(steps), languages: new Set(Object.keys(value)) };
    else for (const name of Object.keys(value)) yield* textsIn([...steps, name], fieldOf(value, name));
  }
}

/** The languages a house writes its texts in, its own first. Where it names none, all that any text is in. */
export function languagesOf(document: Fields): { readonly original: Language; readonly offered: readonly Language[] } {
  const own = fieldOf(document, 'language');
  const original = typeof own === 'string' && isLanguage(own) ? own : 'en';
  const named = fieldOf(document, 'languages');
  const codes: readonly string[] = Array.isArray(named)
    ? named.filter((code) => typeof code === 'string')
    : Object.keys(ownNames).filter((code) => textsOf(document).some(({ languages }) => languages.has(code)));
  return { original, offered: [...new Set([original, ...codes.filter(isLanguage)])] };
}
