import { decimalsOf, type CurrencyCode } from '@stayfront/rules/currency/currencies';
import { keepSigns } from '@stayfront/rules/language/keep-signs';
import { percentIn } from '@stayfront/rules/language/percent-in';
import { wallTimeAt } from '@stayfront/rules/stay/hotel-clock';
import { dayNumber, type Stay, type StayDate } from '@stayfront/rules/stay/stay-date';
import type { DayStyle } from './day-styles.ts';
import { writeDigits, writeNumber } from './write-number.ts';
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

type Amount = { readonly minor: number; readonly currency: CurrencyCode };

/**
 * What is charged, exactly; and about what that is in the currency the guest thinks in, where that is another. Two
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

/** 3.8%, from what the contract calls 380. */
export const formatVatRate = (language: string, basisPoints: number): string => percentIn(language, basisPoints / 100);

export const formatDay = (language: string, date: StayDate, style: Exclude<DayStyle, 'deadline'>): string =>
  textOf(writeDay(language, date, style));

/**
 * 27 and 30 Nov, or Nov 27 and 30: within one month it is said once, where the language has it. What was ordered is in
 * the American form in English.
 */
export function formatSpan(
  language: string,
  { arrival, departure }: Stay,
  style: 'short' | 'choosing' | 'ordered',
  hasYear = false,
): [string, string] {
  const isAmerican = style === 'ordered' && language === 'en';
  const shown = style === 'ordered' && !isAmerican ? 'choosing' : style;
  const [from, to] = [arrival, departure].map((date) => writeDay(language, date, hasYear ? `${shown}Year` : shown)) as [
    Parts,
    Parts,
  ];
  const place = (type: 'd' | 'M' | 'E'): number => from.findIndex((part) => part.type === type);
  // A weekday behind the month (in Telugu) would be lost with it.
  const isBehind = place('d') < place('M') && place('M') < place('E');
  // And in America it stands before the month.
  if (isAmerican || isBehind || arrival.slice(0, 7) !== departure.slice(0, 7)) return [textOf(from), textOf(to)];
  // What binds a day to its month (26 de dezembro) goes with the month; what makes it an ordinal (26.) stays.
  const dot = from[place('d') + 1]?.value.startsWith('.') ? '.' : '';
  return place('d') < place('M')
    ? [textOf(from.slice(0, place('d') + 1)) + dot, textOf(to)]
    : [textOf(from), textOf(to.slice(place('d')))];
}

type Parts = { readonly type: string; readonly value: string }[];
const textOf = (parts: Parts): string =>
  parts
    .map(({ value }) => value)
    .join('')
    .trim();

/** A day by its language's form, in pieces. */
function writeDay(language: string, date: StayDate, style: DayStyle, time: readonly [number, number] = [0, 0]): Parts {
  const { days, months, weekdays } = formsOf(language);
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const [hour, minute] = time.map((part) => String(part).padStart(2, '0')) as [string, string];
  // The first of January 1970 was a Thursday.
  const weekday = (((dayNumber(date) + 4) % 7) + 7) % 7;
  const values: Readonly<Record<string, (list: number) => string | undefined>> = {
    E: (list) => weekdays[list]?.[weekday],
    M: (list) => months[list]?.[month - 1],
    d: () => String(day),
    y: () => String(year),
    b: () => String(year + 543),
    H: () => hour,
    m: () => minute,
  };
  return days[style].split(/[{}]/).map((piece, index) => {
    // Between braces is every second piece.
    if (index % 2 === 0) return { type: 'text', value: piece };
    const [type = ''] = piece;
    return { type, value: values[type]?.(Number(piece.slice(1))) ?? '' };
  });
}

/** Sunday is 0. */
export function formatWeekday(language: string, weekday: number): string {
  const { days, weekdays } = formsOf(language);
  return weekdays[Number(days.spokenWeekday[2])]?.[weekday] ?? '';
}

/** 8 June, 18:00 by the hotel's clock. */
export function formatDeadline(language: string, instant: string, timeZone: string): string {
  const { date, hour, minute } = wallTimeAt(timeZone, Date.parse(instant));
  return textOf(writeDay(language, date, 'deadline', [hour, minute]));
}

export const formatCount = (language: string, count: number): string => writeNumber(language, count);

/** 2 adults, 1 child */
export function formatList(language: string, items: readonly string[]): string {
  const [pair, first, middle, last] = formsOf(language).list;
  const [one = '', two, ...more] = items;
  if (two === undefined) return one;
  if (more.length === 0) return one + pair + two;
  return one + first + [two, ...more.slice(0, -1)].join(middle) + last + more.at(-1);
}
