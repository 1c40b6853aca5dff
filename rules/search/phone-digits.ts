import { plainDigits } from '../booking/plain-digits.ts';

/**
 * What is left of a telephone number without what is written around it: spaces, brackets, plus, the zeros one dials for
 * another country (0041 …) and for another town (079 …, +41 (0)79 …).
 */
export const phoneDigits = (text: string): string =>
  plainDigits(text).replace(/\(0\)/g, '').replace(/\D/g, '').replace(/^00?/, '');

/** Something that is nothing but a number, as long as people begin to type one. */
export const isPhoneLike = (text: string): boolean => /^\+?[\d\s()./-]{4,32}$/.test(plainDigits(text).trim());

/** No country's code is longer. */
const longestCode = 3;

/** The number from its beginning, with its country's code and, whatever that is, without it; and from its end. */
export const phoneKeys = (digits: string): string[] =>
  digits === ''
    ? []
    : [
        ...Array.from({ length: longestCode + 1 }, (_, dropped) => digits.slice(dropped)).filter(
          (rest) => rest.length >= 4,
        ),
        fromEnd(digits),
      ];

export const fromEnd = (digits: string): string => `<${Array.from(digits).toReversed().join('')}`;
