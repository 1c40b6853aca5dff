import { decimalsOf, type CurrencyCode } from '@stayfront/rules/currency/currencies';
import { keepSigns } from '@stayfront/rules/language/keep-signs';
import { listFormatOf } from '@stayfront/rules/language/list-format-of';
import { localeOf } from '@stayfront/rules/language/locale-of';
import { dayNumber, type Stay, type StayDate } from '@stayfront/rules/stay/stay-date';

/** An amount of minor units. Whole amounts lose their zeros while searching; a bill always shows them. */
export function formatMoney(
  language: string,
  minor: number,
  currency: CurrencyCode,
  style: 'search' | 'bill' = 'bill',
): string {
  const decimals = decimalsOf(currency);
  const unit = 10 ** decimals;
  const shown = style === 'search' && minor % unit === 0 ? 0 : decimals;
  const amount = numbers(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
  }).format(minor / unit);
  return keepSigns(language, amount).replaceAll(' ', '\u00a0');
}

const days = {
  /** Fri, 11 June */
  choosing: { weekday: 'short', day: 'numeric', month: 'long' },
  /** Fri, 11 Jun 2027, where it might be taken for the June before */
  far: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  /** Fri, Jun 11 */
  ordered: { weekday: 'short', day: 'numeric', month: 'short' },
  /** Fri, 11 Jun */
  brief: { weekday: 'short', day: 'numeric', month: 'short' },
  /** 11 Jun */
  short: { day: 'numeric', month: 'short' },
  /** Friday, June 11, 2027 */
  confirmed: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** Friday 11 June 2027, as it is said */
  spoken: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** 11 June */
  undated: { day: 'numeric', month: 'long' },
  /** 11 June 2027 */
  dated: { day: 'numeric', month: 'long', year: 'numeric' },
  /** June 2027 */
  month: { month: 'long', year: 'numeric' },
  /** June */
  monthOnly: { month: 'long' },
  /** Fri */
  weekday: { weekday: 'short' },
  /** Friday */
  spokenWeekday: { weekday: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export const formatDay = (language: string, date: StayDate, style: keyof typeof days): string =>
  times(dayLocale(language, style), { ...days[style], calendar: 'gregory', timeZone: 'UTC' }).format(atNoon(date));

function dayLocale(language: string, style: keyof typeof days): string {
  if ((style === 'confirmed' || style === 'ordered') && language === 'en') return 'en-US';
  // In Portugal a short weekday is a whole word (segunda), which no column of a calendar holds.
  return style === 'weekday' && language === 'pt' ? 'pt-BR' : localeOf(language);
}

/**
 * 27 and 30 Nov, or Nov 27 and 30: within one month it is said once, where the language has it. By hand, since browsers
 * and servers do not write the same span (formatRange). What was ordered is in the American form in English.
 */
export function formatSpan(
  language: string,
  { arrival, departure }: Stay,
  style: 'short' | 'choosing' | 'ordered',
  hasYear = false,
): [string, string] {
  const isAmerican = style === 'ordered' && language === 'en';
  const format = times(isAmerican ? 'en-US' : localeOf(language), {
    ...days[style === 'ordered' && !isAmerican ? 'choosing' : style],
    ...(hasYear ? { year: 'numeric' } : {}),
    calendar: 'gregory',
    timeZone: 'UTC',
  });
  const [from, to] = [arrival, departure].map((date) => format.formatToParts(atNoon(date))) as [Parts, Parts];
  const place = (type: 'day' | 'month' | 'weekday'): number => from.findIndex((part) => part.type === type);
  // A weekday behind the month (in Telugu) would be lost with it.
  const isBehind = place('day') < place('month') && place('month') < place('weekday');
  // And in America it stands before the month.
  if (isAmerican || isBehind || arrival.slice(0, 7) !== departure.slice(0, 7)) return [textOf(from), textOf(to)];
  // What binds a day to its month (26 de dezembro) goes with the month; what makes it an ordinal (26.) stays.
  const dot = from[place('day') + 1]?.value.startsWith('.') ? '.' : '';
  return place('day') < place('month')
    ? [textOf(from.slice(0, place('day') + 1)) + dot, textOf(to)]
    : [textOf(from), textOf(to.slice(place('day')))];
}

type Parts = Intl.DateTimeFormatPart[];
const textOf = (parts: Parts): string =>
  parts
    .map(({ value }) => value)
    .join('')
    .trim();

/** Sunday is 0. */
export const formatWeekday = (language: string, weekday: number): string =>
  new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2023, 0, 1 + weekday, 12)),
  );

/** 8 June, 18:00 by the hotel's clock. */
export const formatDeadline = (language: string, instant: string, timeZone: string): string =>
  times(localeOf(language), {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    calendar: 'gregory',
    timeZone,
  }).format(new Date(instant));

export const formatCount = (language: string, count: number): string => numbers(language, {}).format(count);

/** 2 adults, 1 child */
export const formatList = (language: string, items: readonly string[]): string =>
  kept(lists, language, () => listFormatOf(language)).format(items);

export const countryName = (language: string, code: string): string =>
  new Intl.DisplayNames([localeOf(language)], { type: 'region' }).of(code) ?? code;

// A day has no hour; noon in UTC is formatted in UTC and so stays that day on every machine.
const atNoon = (date: StayDate): Date => new Date(dayNumber(date) * 86_400_000 + 43_200_000);

// Making a formatter takes a hundred times as long as using it, and a calendar writes two thousand things at once.
const numberFormats = new Map<string, Intl.NumberFormat>();
const timeFormats = new Map<string, Intl.DateTimeFormat>();
const lists = new Map<string, Intl.ListFormat>();

export const numbers = (language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  kept(numberFormats, language + JSON.stringify(options), () => new Intl.NumberFormat(localeOf(language), options));

const times = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  kept(timeFormats, locale + JSON.stringify(options), () => new Intl.DateTimeFormat(locale, options));

function kept<Format>(shelf: Map<string, Format>, name: string, make: () => Format): Format {
  const known = shelf.get(name) ?? make();
  shelf.set(name, known);
  return known;
}
