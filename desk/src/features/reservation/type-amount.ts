import { decimalsOf, type CurrencyCode } from '@stayfront/rules/currency/currencies';

/** An amount as somebody would type it, to stand in a field before they do. */
export function typeAmount(minor: number, currency: CurrencyCode): string {
  const decimals = decimalsOf(currency);
  return (minor / 10 ** decimals).toFixed(decimals);
}
