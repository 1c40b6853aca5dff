import { nanosPerEuro, type EurRates } from './cross-rate.ts';
import { currencies, type CurrencyCode } from './currencies.ts';

/** The currencies a guest may choose: those with a rate, the most asked for first, the others by the alphabet. */
export const offeredCurrencies = (eurRates: EurRates): CurrencyCode[] =>
  currencies.filter((code) => nanosPerEuro(eurRates, code) !== null);
