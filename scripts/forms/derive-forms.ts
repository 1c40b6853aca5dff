import { currencies } from '@stayfront/rules/currency/currencies';
import { calendarIn, commonYearIn } from '@stayfront/rules/language/calendar-in';
import { listFormatOf } from '@stayfront/rules/language/list-format-of';
import { localeOf } from '@stayfront/rules/language/locale-of';
import { dayStyles, type DayStyle } from '@stayfront/ui/formats/day-styles.ts';
import type { WrittenForms } from '@stayfront/ui/formats/written-forms.ts';

/** What this Node's language data says of a language, taken apart so that it can be written without it. */
export function deriveForms(language: string): WrittenForms {
  const months: string[][] = [];
  const weekdays: string[][] = [];
  const days = Object.fromEntries(
    Object.keys(dayStyles).map((style) => [style, dayPattern(language, style as DayStyle, months, weekdays)]),
  ) as WrittenForms['days'];
  return {
    weekStart: weekStartOf(language),
    months,
    weekdays,
    days,
    number: numberOf(language),
    compact: [5, 6, 7, 8].map((digits) => compactOf(language, digits)),
    ...moneyOf(language),
    list: listOf(language),
  };
}

// "Until the 8th" begins with "all’" or "al" by the sound of the number; before a weekday it is "a" at all times.
const italianDeadline: Intl.DateTimeFormatOptions = { weekday: 'long' };

// Where a date in figures with another year may stand beside it.
const namesItsEra = (style: DayStyle): boolean => style === 'spoken' || style === 'confirmed';

/** What is confirmed is shown at a desk, which counts by the common calendar. */
export const behindDay = (language: string, style: DayStyle, year: string): string =>
  style === 'confirmed' ? commonYearIn(language, year) : '';

/** English here is that of travel, but what was ordered and confirmed is in the American form. */
export function dayFormat(language: string, style: DayStyle): Intl.DateTimeFormat {
  const isAmerican = language === 'en' && /^(confirmed|ordered)/.test(style);
  // In Portugal a short weekday is a whole word (segunda), which no column of a calendar holds.
  const isShort = language === 'pt' && style === 'weekday';
  const locale = isAmerican ? 'en-US' : isShort ? 'pt-BR' : localeOf(language);
  return new Intl.DateTimeFormat(locale, {
    ...dayStyles[style],
    ...(language === 'it' && style === 'deadline' ? italianDeadline : {}),
    ...(calendarIn(language) === 'buddhist' && namesItsEra(style) ? { era: 'short' } : {}),
    calendar: calendarIn(language),
    timeZone: 'UTC',
  });
}

const chars: Readonly<Record<string, string>> = {
  weekday: 'E',
  month: 'M',
  day: 'd',
  year: 'y',
  hour: 'H',
  minute: 'm',
};

function dayPattern(language: string, style: DayStyle, months: string[][], weekdays: string[][]): string {
  const isBuddhist = calendarIn(language) === 'buddhist';
  const format = dayFormat(language, style);
  const partIn = (type: string, at: number): string =>
    format.formatToParts(at).find((part) => part.type === type)?.value ?? '';
  const place = (lists: string[][], names: string[]): number => {
    const found = lists.findIndex((list) => list.join() === names.join());
    return found === -1 ? lists.push(names) - 1 : found;
  };
  const all = (count: number, at: (index: number) => number, type: string): string[] =>
    Array.from({ length: count }, (_, index) => partIn(type, at(index)));
  const pattern = format
    .formatToParts(Date.UTC(2027, 5, 11, 12))
    .map(({ type, value }) => {
      if (type === 'month')
        return `{M${place(
          months,
          all(12, (index) => Date.UTC(2027, index, 11, 12), type),
        )}}`;
      // The first of January 2023 was a Sunday.
      if (type === 'weekday')
        return `{E${place(
          weekdays,
          all(7, (index) => Date.UTC(2023, 0, 1 + index, 12), type),
        )}}`;
      // As whole texts have it: only in pieces Node keeps the narrow space.
      if (type === 'literal' || type === 'era') return value.replaceAll('\u202f', ' ');
      const char = type === 'year' && isBuddhist ? 'b' : chars[type];
      if (char === undefined) throw new Error(`${language} ${style} has a ${type}, which we cannot write`);
      return `{${char}}`;
    })
    .join('');
  return pattern + behindDay(language, style, '{y}');
}

function weekStartOf(language: string): number {
  const locale = new Intl.Locale(localeOf(language)) as Intl.Locale & { getWeekInfo(): { firstDay: number } };
  return locale.getWeekInfo().firstDay % 7;
}

function numberOf(language: string): WrittenForms['number'] {
  const format = new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 1 });
  const parts = format.formatToParts(-123_456_789.5);
  const valueOf = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  const hasMark = format.formatToParts(1234).some(({ type }) => type === 'group');
  return {
    decimal: valueOf('decimal'),
    group: valueOf('group'),
    sizes: sizesIn(parts),
    least: hasMark ? 1 : 2,
    minus: valueOf('minusSign'),
  };
}

/** How many digits the last group has, and those before it. */
function sizesIn(parts: readonly Intl.NumberFormatPart[]): [number, number] {
  const sizes = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length);
  return [sizes.at(-1) ?? 3, sizes.at(-2) ?? 3];
}

function compactOf(language: string, digits: number): [number, string] {
  const format = new Intl.NumberFormat(localeOf(language), { notation: 'compact', maximumFractionDigits: 1 });
  const parts = format.formatToParts(10 ** digits);
  const isDigits = (type: string): boolean => type === 'integer' || type === 'group';
  const shown = parts.filter(({ type }) => type === 'integer').map(({ value }) => value);
  const behind = parts.filter(({ type }) => !isDigits(type)).map(({ value }) => value);
  return [digits + 1 - shown.join('').length, behind.join('')];
}

function moneyOf(language: string): Pick<WrittenForms, 'amounts' | 'amountSizes'> {
  const amounts: [string, string, string][] = [];
  const large = new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: 'EUR' });
  for (const currency of currencies) {
    const format = new Intl.NumberFormat(localeOf(language), {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    });
    const pattern = (value: number): string =>
      format
        .formatToParts(value)
        .map(({ type, value: text }) => (type === 'integer' ? '#' : type === 'currency' ? '¤' : text))
        .join('');
    const sign = format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? currency;
    const [plus, minus] = [pattern(1), pattern(-1)];
    const written = `${currency}${sign === currency ? '' : sign}|`;
    const alike = amounts.find((one) => one[0] === plus && one[1] === minus);
    if (alike) alike[2] += written;
    else amounts.push([plus, minus, `|${written}`]);
  }
  return { amounts, amountSizes: sizesIn(large.formatToParts(123_456_789)) };
}

/** Between letters that no language joins with. */
function listOf(language: string): [string, string, string, string] {
  const format = listFormatOf(language);
  const between = (items: string[], place: number): string =>
    format
      .formatToParts(items)
      .filter(({ type }) => type === 'literal')
      .map(({ value }) => value)[place] ?? '';
  const four = ['A', 'B', 'C', 'D'];
  return [between(['A', 'B'], 0), between(four, 0), between(four, 1), between(four, 2)];
}
