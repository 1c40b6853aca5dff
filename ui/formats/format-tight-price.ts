import { decimalsOf, type CurrencyCode } from '@stayfront/rules/currency/currencies';
import { writeCompact } from './write-compact.ts';
import { writeNumber } from './write-number.ts';

/** A price where there is room for a few figures only: whole, rounded up so that it never promises too little. */
export const formatTightPrice = (language: string, minor: number, currency: CurrencyCode): string => {
  const whole = Math.ceil(minor / 10 ** decimalsOf(currency));
  return whole < 100_000 ? writeNumber(language, whole) : writeCompact(language, whole);
};
