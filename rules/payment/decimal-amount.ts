import { decimalsOf, type CurrencyCode } from '../currency/currencies.ts';
import { money, type Money } from '../money.ts';

/** As providers write money: '185.00' francs, '18500' yen, '185.000' dinars. Exact, since no fraction is ever made. */
export function writeDecimal({ minor, currency }: Money): string {
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const sign = minor < 0 ? '-' : '';
  return decimals === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-decimals)}`;
}

/**
 * Reads what a provider wrote, with as few or as many decimals as it likes. Null where it is no amount of this currency:
 * half a yen, a tenth of a fils, a number that cannot be counted with. A wrong amount must never be rounded into a right one.
 */
export function readDecimal(written: string, currency: CurrencyCode): Money | null {
  const [, whole, fraction = ''] = /^(\d{1,15})(?:\.(\d{1,6}))?$/.exec(written) ?? [];
  if (whole === undefined) return null;
  const decimals = decimalsOf(currency);
  if (/[1-9]/.test(fraction.slice(decimals))) return null;
  const minor = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return Number.isSafeInteger(minor) ? money(minor, currency) : null;
}
