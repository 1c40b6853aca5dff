import { decimalsOf, isCurrency } from '@stayfront/rules/currency/currencies';
import { money, type Money } from '@stayfront/rules/money';

/**
 * The provider counts in the smallest unit, as we do: cents, yen, fils. Null for what it does not take: of three decimals
 * the last has to be zero.
 */
export const writeAmount = ({ minor, currency }: Money): number | null =>
  decimalsOf(currency) === 3 && minor % 10 !== 0 ? null : minor;

/** Null where it is no amount of a currency we know. */
export function readAmount(units: number, written: string): Money | null {
  const currency = written.toUpperCase();
  return isCurrency(currency) && Number.isSafeInteger(units) ? money(units, currency) : null;
}
