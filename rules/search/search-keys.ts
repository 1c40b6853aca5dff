import { phoneKeys } from './phone-digits.ts';
import { plainText, plainWords, withoutOneLetter } from './plain-words.ts';

/** Longer ones are found by how they begin. */
const longestWord = 24;
const mostWords = 12;
/** A shorter word with a slip could be anybody. */
export const shortestWithSlip = 4;
/** Words of which a part is looked for have at least so many letters; in scripts where one is a whole word, one. */
const shortestPart = 3;

export type Findable = {
  readonly givenName: string;
  readonly surname: string;
  readonly company?: string | undefined;
  readonly email: string;
  /** With the code of its country. */
  readonly phone: string;
};

/**
 * Under what a guest can be found, in one list that is looked into by equal and by beginning: names from each of their
 * letters on, names without one letter (marked ~), the mail address, the telephone number from its beginning and
 * (marked <) from its end.
 */
export function searchKeys({ givenName, surname, company = '', email, phone }: Findable): string[] {
  const words = plainWords(`${surname} ${givenName} ${company}`)
    .slice(0, mostWords)
    .map((word) => Array.from(word).slice(0, longestWord).join(''));
  return [
    ...new Set([
      ...words.flatMap(partsOf),
      ...words.flatMap(slipKeys),
      ...(email === '' ? [] : [plainText(email)]),
      ...phoneKeys(phone),
    ]),
  ];
}

/** A word from each of its letters on: what begins like one of these is a part of it. */
function partsOf(word: string): string[] {
  const letters = Array.from(word);
  const shortest = /^[a-z0-9]+$/.test(word) ? shortestPart : 1;
  return [
    word,
    ...letters.map((_, from) => letters.slice(from).join('')).filter((part) => Array.from(part).length >= shortest),
  ];
}

/** The word without one of its letters: two words that differ by one slip have one of these in common. */
const slipKeys = (word: string): string[] =>
  Array.from(word).length < shortestWithSlip ? [] : withoutOneLetter(word).map((rest) => `~${rest}`);
