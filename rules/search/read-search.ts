import { fromEnd, isPhoneLike, phoneDigits } from './phone-digits.ts';
import { plainText, plainWords, withoutOneLetter } from './plain-words.ts';
import { shortestWithSlip } from './search-keys.ts';

/** One of the things somebody typed, all of which a reservation must have. */
export type SoughtWord = {
  /** Keys that begin like one of these. */
  readonly beginnings: readonly string[];
  /** Keys that equal one of these, should nothing begin so: the word with a slip in it. */
  readonly slips: readonly string[];
};

export type Sought = {
  readonly words: readonly SoughtWord[];
  /** How the reference begins, if this may be one; as it is stored. */
  readonly reference: string | null;
};

const mostWords = 6;

/** What somebody may mean by what they typed. */
export function readSearch(text: string): Sought {
  const typed = text.trim();
  const reference = referenceIn(typed);
  if (isPhoneLike(typed)) {
    const digits = phoneDigits(typed);
    return { reference, words: digits === '' ? [] : [{ beginnings: [digits, fromEnd(digits)], slips: [] }] };
  }
  if (typed.includes('@')) return { reference: null, words: [{ beginnings: [plainText(typed)], slips: [] }] };
  const whole = plainText(typed);
  const words = plainWords(typed).slice(0, mostWords);
  // A mail address as far as it has been typed: its dots part no words.
  const isOne = words.length > 1 && !/\s/.test(whole);
  return {
    reference,
    words: words.map((word) => ({
      beginnings: isOne && word === words[0] ? [word, whole] : [word],
      slips: slipsOf(word),
    })),
  };
}

/** The longest says most. */
export const byLength = (words: readonly SoughtWord[]): SoughtWord[] =>
  words.toSorted((a, b) => (b.beginnings[0]?.length ?? 0) - (a.beginnings[0]?.length ?? 0));

function slipsOf(word: string): string[] {
  if (Array.from(word).length < shortestWithSlip) return [];
  const shorter = withoutOneLetter(word);
  // A letter too few; one too many; another one, or two that changed places.
  return [
    `~${word}`,
    ...shorter.filter((rest) => rest.length >= shortestWithSlip - 1),
    ...shorter.map((rest) => `~${rest}`),
  ];
}

const prefix = 'SB4';
const longest = 10;

/** With and without dashes, in any case, with or without what all references begin with. */
function referenceIn(text: string): string | null {
  const bare = text.toUpperCase().replace(/[\s-]/g, '');
  const own = bare.startsWith(prefix) ? bare.slice(prefix.length) : bare;
  const isLongEnough = bare.startsWith(prefix) || own.length >= 4;
  return isLongEnough && /^[A-Z0-9]*$/.test(own) && own.length <= longest ? `${prefix}-${own}` : null;
}
