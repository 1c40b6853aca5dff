import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { formatMoney } from './format-money.ts';

type Amount = { readonly minor: number; readonly currency: CurrencyCode };

/**
 * What is charged, exactly; and about what that is in the currency the reader thinks in, where that is another. Two
 * currencies with the same sign are told apart.
 */
export function formatCharge(
  language: string,
  charged: Amount,
  shown: Amount,
): { readonly exact: string; readonly about: string | null } {
  const { minor, currency } = charged;
  if (shown.currency === currency) return { exact: formatMoney(language, minor, currency), about: null };
  const signOf = (code: CurrencyCode): string => formatMoney(language, 0, code, 'search').replace('0', '');
  const style = signOf(currency) === signOf(shown.currency) ? 'named' : 'bill';
  return {
    exact: formatMoney(language, minor, currency, style),
    about: `≈\u00a0${formatMoney(language, shown.minor, shown.currency, style)}`,
  };
}
