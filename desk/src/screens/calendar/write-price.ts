import { decimalsOf, type CurrencyCode } from '@stayfront/rules/currency/currencies';
import { writeNumber } from '@stayfront/ui/formats/write-number.ts';

/** Prices of a night are whole as a rule, and shown to the last unit where they are not. */
export function writePrice(language: string, minor: number, currency: CurrencyCode): string {
  const unit = 10 ** decimalsOf(currency);
  return writeNumber(language, minor / unit, minor % unit === 0 ? 0 : decimalsOf(currency));
}
