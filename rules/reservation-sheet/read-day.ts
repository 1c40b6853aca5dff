import { plainDigits } from '../booking/plain-digits.ts';
import { readDay } from '../calendar-sheet/read-sheet-line.ts';
import { plainWords } from '../search/plain-words.ts';
import { daysBetween, readStayDate, type StayDate } from '../stay/stay-date.ts';

/** Which of two numbers is the day: 03/04/2027 is in March or in April. */
export const dateOrders = ['day-first', 'month-first'] as const;
export type DateOrder = (typeof dateOrders)[number];

const months = [
  'january jan januar janner janvier janv gennaio gen enero ene يناير',
  'february feb februar fevrier fev fevr febbraio febrero فبراير',
  'march mar marz mrz mars marzo مارس',
  'april apr avril avr aprile abril abr ابريل أبريل',
  'may mai mag maggio mayo مايو',
  'june jun juni juin giugno giu junio يونيو',
  'july jul juli juillet juil luglio lug julio يوليو',
  'august aug aout agosto ago اغسطس أغسطس',
  'september sep sept septembre settembre set septiembre سبتمبر',
  'october oct oktober okt octobre ottobre ott octubre اكتوبر أكتوبر',
  'november nov novembre noviembre نوفمبر',
  'december dec dezember dez decembre dicembre dic diciembre ديسمبر',
].map((names) => new Set(names.split(' ').map((name) => plainWords(name)[0] ?? name)));

/** Three numbers with signs between them, of which the last is the year; or null. */
function parts(
  text: string,
): { readonly sign: string; readonly numbers: readonly [number, number]; readonly year: number } | null {
  const found = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?:[\sT,].*)?$/.exec(plainDigits(text).trim());
  if (!found) return null;
  const [, first, sign = '', second, year] = found;
  const full = Number(year) < 100 ? 2000 + Number(year) : Number(year);
  return { sign, numbers: [Number(first), Number(second)], year: full };
}

/**
 * A day as systems and people write it; with dots the day comes first everywhere, else as `order` says. Times beside it,
 * names of weekdays and of months in the languages of the desk are read over and read.
 */
export function readDayAs(text: string, order: DateOrder): StayDate | null {
  const split = parts(text);
  if (!split) return readDay(yearFirst(text.trim())) ?? readNamed(text);
  const [first, second] = split.numbers;
  const [day, month] = order === 'day-first' || split.sign === '.' ? [first, second] : [second, first];
  return made(split.year, month, day);
}

/** As the calendar's reader has it: with hyphens, and days that spreadsheets count without the hour of the day. */
const yearFirst = (text: string): string =>
  plainDigits(text)
    .replace(/^(\d{5})\.\d+$/, '$1')
    .replace(
      /^(\d{4})[./](\d{1,2})[./](\d{1,2})(?!\d)/,
      (_, year: string, month: string, day: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    );

function readNamed(text: string): StayDate | null {
  const words = plainWords(plainDigits(text));
  const month = words.flatMap((word) => {
    const place = months.findIndex((names) => names.has(word));
    return place < 0 ? [] : [place + 1];
  });
  const numbers = words
    .filter((word) => /^\d{1,4}(?:st|nd|rd|th)?$/.test(word))
    .map((word) => Number.parseInt(word, 10));
  const year = numbers.find((number) => number > 31);
  const day = numbers.find((number) => number >= 1 && number <= 31);
  const [only, ...others] = new Set(month);
  return only === undefined || others.length > 0 || year === undefined || day === undefined
    ? null
    : made(year, only, day);
}

function made(year: number, month: number, day: number): StayDate | null {
  const two = (part: number): string => String(part).padStart(2, '0');
  const read = readStayDate(`${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`);
  return read === 'format' || read === 'no-such-day' ? null : read;
}

export type FoundOrder = {
  readonly order: DateOrder;
  /** Nothing in the file says otherwise; else it has to be asked. */
  readonly isSure: boolean;
  /** A day that would be another one by the other order; null where there is none. */
  readonly example: { readonly text: string; readonly dayFirst: StayDate; readonly monthFirst: StayDate } | null;
};

/**
 * Which number of the days of a file is the day. Sure where one of them can only be read one way, or where only one way
 * has everybody leave after they came, and stay as many nights as the file says.
 */
export function dateOrderOf(
  all: readonly { readonly arrival: string; readonly departure: string; readonly nights: number | null }[],
): FoundOrder {
  // A house has many guests and few days: what is said a hundred times is looked at once.
  const stays = [...new Map(all.map((one) => [`${one.arrival} ${one.departure} ${one.nights}`, one])).values()];
  const texts = stays.flatMap(({ arrival, departure }) => [arrival, departure]);
  const open = texts.filter((text) => {
    const found = parts(text);
    return found !== null && found.sign !== '.';
  });
  const fits = (order: DateOrder): number =>
    stays.filter(({ arrival, departure, nights }) => {
      const [from, to] = [readDayAs(arrival, order), readDayAs(departure, order)];
      if (!from || (departure !== '' && !to)) return false;
      const length = to ? daysBetween(from, to) : 1;
      return length > 0 && (nights === null || length === nights || departure === '');
    }).length;
  const [dayFirst, monthFirst] = [fits('day-first'), fits('month-first')];
  const order = monthFirst > dayFirst ? 'month-first' : 'day-first';
  const example = open
    .map((text) => ({ text, dayFirst: readDayAs(text, 'day-first'), monthFirst: readDayAs(text, 'month-first') }))
    .find((one) => one.dayFirst && one.monthFirst && one.dayFirst !== one.monthFirst);
  const isTold = open.length === 0 || dayFirst !== monthFirst || !example;
  return {
    order,
    isSure: isTold,
    example:
      example?.dayFirst && example.monthFirst
        ? { text: example.text, dayFirst: example.dayFirst, monthFirst: example.monthFirst }
        : null,
  };
}
