import { nameInList } from '@stayfront/rules/house-draft/entries';
import { splitPath } from '@stayfront/rules/house-draft/field-path';
import { isTextLanguage, type TextLanguage } from '@stayfront/rules/house-draft/list-texts';
import { allWords } from './all-words.ts';
import type { FieldWords } from './field-words.ts';

export type FoundWords = {
  /** Null where nothing of it has a name. */
  readonly words: FieldWords | null;
  /** Of a text in one language. */
  readonly language: TextLanguage | null;
  /** The list and the id of the entry it is in, where it is in one. */
  readonly entry: { readonly list: string; readonly id: string } | null;
  /** Whether exactly this field is named, and not only what it lies in. */
  readonly isExact: boolean;
};

/** What a field is called, by its path; where it has no name of its own, what it lies in. */
export function findWords(path: string): FoundWords {
  const steps = splitPath(path);
  const [list = '', id] = steps;
  const entry = id !== undefined && nameInList([list]) !== undefined ? { list, id } : null;
  const pattern = steps.map((step, at) => (isName(steps, at, entry !== null) || /^\d+$/.test(step) ? '*' : step));
  const last = steps.at(-1);
  const language = isTextLanguage(last) && allWords[pattern.join('/')] === undefined ? last : null;
  const named = language ? pattern.slice(0, -1) : pattern;
  for (let length = named.length; length > 0; length -= 1) {
    const words = allWords[named.slice(0, length).join('/')];
    if (words) return { words, language, entry, isExact: length === named.length };
  }
  return { words: null, language, entry, isExact: false };
}

/** An entry of a list, or a room that a package has prices of its own for. */
const isName = (steps: readonly string[], at: number, isEntry: boolean): boolean =>
  (at === 1 && isEntry) || (at === 4 && steps[0] === 'packages' && steps[2] === 'price' && steps[3] === 'rooms');
