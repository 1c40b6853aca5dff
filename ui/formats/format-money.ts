import { decimalsOf, type CurrencyCode } from '@stayfront/rules/currency/currencies';
import { keepSigns } from '@stayfront/rules/language/keep-signs';
import { writeDigits } from './write-number.ts';
import { formsOf } from './written-forms.ts';

/** An amount of minor units. Whole amounts lose their zeros while searching; a bill always shows them. */
export function formatMoney(
  language: string,
  minor: number,
  currency: CurrencyCode,
  style: 'search' | 'bill' | 'named' = 'bill',
): string {
  const decimals = decimalsOf(currency);
  const unit = 10 ** decimals;
  const shown = style === 'search' && minor % unit === 0 ? 0 : decimals;
  const { amounts, amountSizes, number } = formsOf(language);
  const [plus, minus, signs] = amounts.find((one) => one[2].includes(`|${currency}`)) ?? ['¤#', '-¤#', ''];
  const [sign = ''] = signs.slice(signs.indexOf(`|${currency}`) + 4).split('|');
  const digits = writeDigits({ ...number, sizes: amountSizes }, Math.abs(minor / unit), shown, number.least);
  // By functions: a sign like $ would be read as a command.
  const isNamed = style === 'named'; // by its code, since another currency with the same sign stands beside it
  const pattern = isNamed ? (minor < 0 ? minus : plus).replace('¤#', '¤ #') : minor < 0 ? minus : plus;
  const amount = pattern.replace('#', () => digits).replace('¤', () => (isNamed ? currency : sign || currency));
  return keepSigns(language, amount).replaceAll(' ', '\u00a0');
}
