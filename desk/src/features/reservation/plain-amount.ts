import { decimalsOf, type CurrencyCode } from '@stayfront/rules/currency/currencies';
import { writeNumber } from '@stayfront/ui/formats/write-number.ts';

/** An amount whose currency stands elsewhere: in the head of a column, or above. With a real minus. */
export function plainAmount(language: string, minor: number, currency: CurrencyCode): string {
  const decimals = decimalsOf(currency);
  const digits = writeNumber(language, Math.abs(minor) / 10 ** decimals, decimals);
  return minor < 0 ? `−${digits}` : digits;
}
