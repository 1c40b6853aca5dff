import { decimalsOf, type CurrencyCode } from '../currency/currencies.ts';

/** An amount times 100, whatever its currency: what partners call minor units, also of yen and dinars. */
export const inHundredths = (minor: number, currency: CurrencyCode): number =>
  Math.round((minor * 100) / 10 ** decimalsOf(currency));
