/** A day on the hotel's calendar, written YYYY-MM-DD. Not an instant: it has no hour and no time zone. */
export type StayDate = string & { readonly StayDate: unique symbol };

/** A stay lasts from the arrival day to the departure day; the departure day is not a night. */
export type Stay = { readonly arrival: StayDate; readonly departure: StayDate };

export type DateFault = 'format' | 'no-such-day';

/** Reads a day, or says what is wrong with it. The 30th of February is refused, never rolled over into March. */
export function readStayDate(text: string): StayDate | DateFault {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return 'format';
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const exists = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return exists ? (text as StayDate) : 'no-such-day';
}

export function isStayDate(text: string): text is StayDate {
  const read = readStayDate(text);
  return read !== 'format' && read !== 'no-such-day'; // not `read === text`: a guest may well type the word "format"
}

/** For days the code itself knows to be right: tests, demo, database. */
export function stayDate(text: string): StayDate {
  if (!isStayDate(text)) throw new RangeError(`${text} is not a day`);
  return text;
}

export const addDays = (date: StayDate, days: number): StayDate => fromDayNumber(dayNumber(date) + days);

export const daysBetween = (from: StayDate, to: StayDate): number => dayNumber(to) - dayNumber(from);

export const nightCount = (stay: Stay): number => daysBetween(stay.arrival, stay.departure);

export function nightsOf({ arrival, departure }: Stay): StayDate[] {
  const nights: StayDate[] = [];
  const end = dayNumber(departure);
  for (let day = dayNumber(arrival); day < end; day++) nights.push(fromDayNumber(day));
  return nights;
}

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (date: StayDate): number => weekdayOfDay(dayNumber(date));

/** The same of a day that is counted. */
export const weekdayOfDay = (day: number): number => (((day + 4) % 7) + 7) % 7;

// The two functions below count days on the proleptic Gregorian calendar without a Date object, whose methods would
// bring in the time zone of the machine and, with it, nights that are 23 or 25 hours long.

/** Days since 1970-01-01. */
export function dayNumber(date: StayDate): number {
  const y = digitAt(date, 0) * 1_000 + digitAt(date, 1) * 100 + digitAt(date, 2) * 10 + digitAt(date, 3);
  const m = digitAt(date, 5) * 10 + digitAt(date, 6);
  const d = digitAt(date, 8) * 10 + digitAt(date, 9);
  const year = m <= 2 ? y - 1 : y; // years begin in March, so that the leap day is the last of the year
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * (m > 2 ? m - 3 : m + 9) + 2) / 5) + d - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

export function fromDayNumber(days: number): StayDate {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}` as StayDate;
}

/** By its sign: a search counts days dozens of times, and cutting out texts to read them takes ten times as long. */
const digitAt = (date: StayDate, place: number): number => date.charCodeAt(place) - 48;

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : `${value}`);
