import { currencies, decimalsOf } from '@stayfront/rules/currency/currencies';
import { keepSigns } from '@stayfront/rules/language/keep-signs';
import { listFormatOf } from '@stayfront/rules/language/list-format-of';
import { localeOf } from '@stayfront/rules/language/locale-of';
import { fromDayNumber } from '@stayfront/rules/stay/stay-date';
import { dayStyles, type DayStyle } from '@stayfront/ui/formats/day-styles.ts';
import { formatList } from '@stayfront/ui/formats/format-list.ts';
import { formatCount } from '@stayfront/ui/formats/format-count.ts';
import { formatDeadline } from '../../guest/src/app/i18n/format-deadline.ts';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { writeCompact } from '@stayfront/ui/formats/write-compact.ts';
import { behindDay, dayFormat } from './derive-forms.ts';

const firstDay = 20_000;
const wholes = [0, 7, 99, 999, 1000, 1234, 9999, 10_000, 99_999, 123_456, 1_234_567, 12_345_678, 123_456_789];
const compacts = [
  100_000, 123_449, 123_450, 999_949, 999_950, 1_000_000, 1_234_567, 9_950_000, 12_345_678, 250_000_000,
];

/** Where what we write out of the forms is not what this Node writes by itself. */
export function compareForms(language: string): string[] {
  const faults: string[] = [];
  const compare = (what: string, ours: string, theirs: string): void => {
    if (ours !== theirs.trim()) faults.push(`${language} ${what}: "${ours}" and not "${theirs}"`);
  };
  const locale = localeOf(language);
  for (const style of Object.keys(dayStyles) as DayStyle[]) {
    const format = dayFormat(language, style);
    for (let day = firstDay; day < firstDay + 800; day++) {
      const at = day * 86_400_000 + 43_500_000;
      const ours =
        style === 'deadline'
          ? formatDeadline(language, new Date(at).toISOString(), 'UTC')
          : formatDay(language, fromDayNumber(day), style);
      const year = String(new Date(at).getUTCFullYear());
      compare(style, ours, format.format(at) + behindDay(language, style, year));
    }
  }
  for (const whole of wholes) {
    compare('count', formatCount(language, whole), new Intl.NumberFormat(locale).format(whole));
    for (const currency of currencies) {
      const digits = decimalsOf(currency);
      const format = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
      for (const amount of whole === 0 ? [0] : [whole, -whole]) {
        const theirs = keepSigns(language, format.format(amount / 10 ** digits)).replaceAll(' ', '\u00a0');
        compare(currency, formatMoney(language, amount, currency), theirs);
      }
    }
  }
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  for (const value of compacts) compare('compact', writeCompact(language, value), compact.format(value));
  const lists = listFormatOf(language);
  for (const items of [[], ['A'], ['A', 'B'], ['A', 'B', 'C'], ['A', 'B', 'C', 'D', 'E']])
    compare('list', formatList(language, items), lists.format(items));
  return faults;
}
