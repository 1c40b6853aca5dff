import { directionOf } from './direction-of.ts';

/**
 * An amount whose currency can be read. From right to left a sign of Latin letters and a mark (US$) is turned round, so
 * a mark of direction keeps it together, and another keeps it behind what is taken off (-12 US$), which would change
 * sides; pounds are known without letters.
 */
export const keepSigns = (language: string, amount: string): string =>
  directionOf(language) === 'rtl'
    ? amount
        .replace('UK£', '£')
        .replace(/(\d)(\s)/, '$1\u200f$2')
        .replace(/[A-Z]+[$¥]/, '$&\u200e')
    : amount;
