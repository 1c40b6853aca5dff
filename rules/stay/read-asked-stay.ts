import { plainDigits } from '../booking/plain-digits.ts';
import { addDays, isStayDate, weekdayOf, type StayDate } from './stay-date.ts';

/** What days and guests are called where somebody types them, each with all its forms, without accents and dots. */
export type AskWords = {
  /** January first. */
  readonly months: readonly (readonly string[])[];
  /** Sunday first. */
  readonly weekdays: readonly (readonly string[])[];
  readonly today: readonly string[];
  readonly tomorrow: readonly string[];
  readonly nights: readonly string[];
  readonly adults: readonly string[];
  readonly children: readonly string[];
};

/** What was understood of a typed line; what it does not say is absent. */
export type AskedStay = {
  readonly arrival?: StayDate;
  readonly departure?: StayDate;
  readonly nights?: number;
  readonly adults?: number;
  readonly ages?: readonly number[];
};

type Unit = 'nights' | 'adults' | 'children';
const units: readonly Unit[] = ['nights', 'adults', 'children'];

/** Reads a stay out of plain words: "wed 25 nov 2 nights 2 adults child 7", "25.11.-27.11.". Never fails. */
export function readAskedStay(text: string, today: StayDate, words: AskWords): AskedStay {
  const tokens = tidy(text).split(' ').filter(Boolean);
  const days: StayDate[] = [];
  const counts: { nights?: number; adults?: number } = {};
  let ages: number[] | undefined;
  const isUnit = (token: string | undefined): Unit | undefined =>
    token === undefined ? undefined : units.find((unit) => words[unit].some((form) => isShort(token, form)));
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place] ?? '';
    const found = findDay(tokens, place, today, words, isUnit);
    if (found) {
      if (found.day !== null) days.push(found.day);
      place += found.taken - 1;
      continue;
    }
    const number = /^\d{1,3}$/.test(token) ? Number(token) : undefined;
    const unit = isUnit(number === undefined ? token : tokens[place + 1]);
    if (unit === undefined) continue;
    if (number !== undefined) place += 1;
    if (unit === 'children') {
      const told: number[] = [];
      while (isAge(tokens[place + 1]) && isUnit(tokens[place + 2]) === undefined) told.push(Number(tokens[++place]));
      const many = Math.min(Math.max(number ?? 1, told.length), MOST_CHILDREN);
      ages = [...(ages ?? []), ...told, ...Array<number>(many - told.length).fill(told.at(-1) ?? UNTOLD)];
    } else if (number !== undefined && number > 0) counts[unit] = number;
  }
  const [first, second] = days;
  return {
    ...(first === undefined ? {} : { arrival: first }),
    ...(first !== undefined && second !== undefined && second > first ? { departure: second } : {}),
    ...counts,
    ...(ages ? { ages } : {}),
  };
}

/** A child whose age nobody said is taken as old as the price of a child usually goes. */
const UNTOLD = 11;
const MOST_CHILDREN = 20;

/** Without accents, capitals and dots behind short forms; dates of figures stay together. */
export const tidy = (text: string): string =>
  plainDigits(text)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/(?<!\d{4}|\d{4}-\d\d)(?<=[\d.])\s*[–-]\s*(?=\d)/g, ' ')
    .replaceAll(/(?<=\p{L})\.|[,;:()]|\s[–-]\s/gu, ' ')
    .replaceAll(/(\d)(?=\p{L})/gu, '$1 ')
    // 1er janvier, 25th of November, 25 de noviembre
    .replaceAll(/(?<=\d) (?:er|st|nd|rd|th)(?= )/g, '')
    .replaceAll(/(?<=\d) (?:of|de)(?= )/g, '')
    .trim()
    .replaceAll(/\s+/g, ' ');

const isAge = (token: string | undefined): boolean => /^(?:1[0-7]|\d)$/.test(token ?? '');

/** The word itself or its beginning; one letter is enough for units, as in "2 n". */
const isShort = (token: string, form: string): boolean =>
  form === token || (form.startsWith(token) && /^\p{L}/u.test(token));

const indexIn = (lists: readonly (readonly string[])[], token: string | undefined): number =>
  token === undefined || token.length < 2
    ? -1
    : lists.findIndex((forms) => forms.some((form) => form === token || (token.length > 2 && form.startsWith(token))));

type Found = { /** Null for a word that only goes with the day behind it. */ day: StayDate | null; taken: number };

function findDay(
  tokens: readonly string[],
  place: number,
  today: StayDate,
  words: AskWords,
  isUnit: (token: string | undefined) => Unit | undefined,
): Found | null {
  const [token = '', next, afterNext] = tokens.slice(place, place + 3);
  if (isStayDate(token)) return { day: token, taken: 1 };
  if (words.today.includes(token)) return { day: today, taken: 1 };
  if (words.tomorrow.includes(token)) return { day: addDays(today, 1), taken: 1 };
  const figures = /^(\d{1,2})[./](\d{1,2})(?:[./](\d{4}|\d{2})?)?$/.exec(token);
  if (figures) {
    const [, day, month, year] = figures;
    const found = dayFrom(Number(day), Number(month), year, today);
    return found && { day: found, taken: 1 };
  }
  const number = /^(\d{1,2})[.]?$/.exec(token)?.[1];
  const month = indexIn(words.months, next);
  if (number !== undefined && month >= 0) {
    const year = /^\d{4}$/.test(afterNext ?? '') ? afterNext : undefined;
    const found = dayFrom(Number(number), month + 1, year, today);
    return found && { day: found, taken: year === undefined ? 2 : 3 };
  }
  // "25 27 nov": the month of the second day is the first one's as well.
  if (number !== undefined && /^\d{1,2}[.]?$/.test(next ?? '') && isUnit(afterNext) === undefined) {
    const shared = indexIn(words.months, afterNext);
    const found = shared >= 0 ? dayFrom(Number(number), shared + 1, undefined, today) : null;
    if (found) return { day: found, taken: 1 };
  }
  const weekday = indexIn(words.weekdays, token);
  if (weekday < 0) return null;
  // A weekday before a date only goes with it; alone it is the next one.
  const isBeforeDate =
    /^\d{1,2}[./]/.test(next ?? '') || (/^\d{1,2}$/.test(next ?? '') && indexIn(words.months, afterNext) >= 0);
  return { day: isBeforeDate ? null : nextWeekday(today, weekday), taken: 1 };
}

const nextWeekday = (today: StayDate, weekday: number): StayDate =>
  addDays(today, (weekday - weekdayOf(today) + 7) % 7 || 7);

/** A day without its year is the next one by that name. */
function dayFrom(day: number, month: number, year: string | undefined, today: StayDate): StayDate | null {
  const two = (figure: number): string => String(figure).padStart(2, '0');
  const thisYear = Number(today.slice(0, 4));
  const years = year === undefined ? [thisYear, thisYear + 1] : [Number(year) + (year.length === 2 ? 2000 : 0)];
  const found = years.map((one) => `${one}-${two(month)}-${two(day)}`).filter(isStayDate);
  return found.find((one) => year !== undefined || one >= today) ?? null;
}
