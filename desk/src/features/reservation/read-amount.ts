import { decimalsOf, type CurrencyCode } from '@stayfront/rules/currency/currencies';

/** An amount as it is typed, with a point or a comma; null where it is none. */
export function readAmount(typed: string, currency: CurrencyCode): number | null {
  const [, whole = '', fraction = ''] = /^\s*(\d{1,9})(?:[.,](\d+))?\s*$/.exec(typed) ?? [];
  const decimals = decimalsOf(currency);
  if (whole === '' || fraction.length > decimals) return null;
  return Number(whole + fraction.padEnd(decimals, '0'));
}
