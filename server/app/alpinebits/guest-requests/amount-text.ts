import { decimalsOf, type CurrencyCode } from '@stayfront/rules/currency/currencies';

/** An amount as messages write it: in whole units, with as many decimals as the currency has. */
export function amountText(minor: number, currency: CurrencyCode): string {
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${minor < 0 ? '-' : ''}${whole}${decimals > 0 ? `.${digits.slice(-decimals)}` : ''}`;
}
