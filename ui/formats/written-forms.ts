import type { DayStyle } from './day-styles.ts';

/**
 * How one language writes days, numbers, amounts and lists. Our own copy and not the browser's: each browser has the
 * language data of its day, and a page that the browser writes differently from the server is thrown away and drawn anew.
 */
export type WrittenForms = {
  /** 0 is Sunday. */
  readonly weekStart: number;
  readonly months: readonly (readonly string[])[];
  /** Each begins with Sunday. */
  readonly weekdays: readonly (readonly string[])[];
  /**
   * Names in braces stand for a weekday (E), month (M), day (d), year (y), year of the Buddhist era (b), hour (H) and
   * minute (m); behind E and M which list.
   */
  readonly days: Readonly<Record<DayStyle, string>>;
  readonly number: {
    readonly decimal: string;
    readonly group: string;
    /** How many digits the last group has, and those before it. */
    readonly sizes: readonly [number, number];
    /** So many digits stand before the first mark at least: 2 leaves 1234 without one. */
    readonly least: number;
    readonly minus: string;
  };
  /** From a hundred thousand on, by the number of digits less six: so many digits are cut off, and this stands behind. */
  readonly compact: readonly (readonly [number, string])[];
  /**
   * # is the number, ¤ the sign: what comes in, what is taken off, and the currencies that are written so, as
   * `|EUR€|USD$|CHF|`: each with its sign, or without where that is its code.
   */
  readonly amounts: readonly (readonly [string, string, string])[];
  /** In Marathi the groups of an amount are not those of a number. */
  readonly amountSizes: readonly [number, number];
  /** Of two; then the first two, those between and the last two of more. */
  readonly list: readonly [string, string, string, string];
};

const known = new Map<string, WrittenForms>();

/** They come with a language's texts, in two parts as those do, before anything is written by them. */
export function learnForms(language: string, part: Partial<WrittenForms>): void {
  const before = known.get(language);
  known.set(language, { ...before, ...part, days: { ...before?.days, ...part.days } } as WrittenForms);
}

export function formsOf(language: string): WrittenForms {
  const forms = known.get(language);
  if (!forms) throw new Error(`Nobody has said how ${language} is written`);
  return forms;
}
