import { ownNames } from '../language/own-names.ts';
import { fieldOf, isFields, type Fields } from './fields.ts';
import { pathOfPlace } from './path-of-place.ts';

export type TextLanguage = keyof typeof ownNames;

export const textLanguages = Object.keys(ownNames) as readonly TextLanguage[];

export type FoundText = {
  /** Its path without a language; in a list without ids its place goes on in numbers. */
  readonly path: string;
  readonly texts: Readonly<Partial<Record<TextLanguage, string>>>;
};

export const isTextLanguage = (code: unknown): code is TextLanguage =>
  typeof code === 'string' && Object.hasOwn(ownNames, code);

/** What is written by language: nothing else in a document has languages for its fields. */
function isTexts(value: unknown): value is FoundText['texts'] {
  if (!isFields(value)) return false;
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => isTextLanguage(name) && typeof value[name] === 'string');
}

/** All texts of a document that may stand in several languages, in its order. */
export function listTexts(document: Fields): FoundText[] {
  const found: FoundText[] = [];
  const look = (value: unknown, place: readonly (string | number)[]): void => {
    if (isTexts(value)) found.push({ path: pathOfPlace(document, place), texts: value });
    else if (Array.isArray(value)) value.forEach((entry, i) => look(entry, [...place, i]));
    else if (isFields(value)) for (const name of Object.keys(value)) look(fieldOf(value, name), [...place, name]);
  };
  look(document, []);
  return found;
}
