import { decimalsOf, type CurrencyCode } from '@stayfront/rules/currency/currencies';

/** As tag managers take money: 185.5 francs, 18500 yen, 185.125 dinars. One division, so that no cent is lost on the way. */
export const inMajor = (minor: number, currency: CurrencyCode): number => minor / 10 ** decimalsOf(currency);
