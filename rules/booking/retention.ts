import { dayNumber, fromDayNumber, type StayDate } from '../stay/stay-date.ts';

/** Bookings that were never paid for are of no use to anybody after so many days. */
export const discardedDays = 30;

/**
 * The day so many months before another: guests who had left by then are forgotten. Where that month is shorter its
 * last day is meant.
 */
export function monthsBefore(today: StayDate, months: number): StayDate {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const ahead = year * 12 + (month - 1) - months;
  const firstOf = (index: number): number => dayNumber(dayOf(Math.floor(index / 12), (index % 12) + 1));
  const length = firstOf(ahead + 1) - firstOf(ahead);
  return fromDayNumber(firstOf(ahead) + Math.min(day, length) - 1);
}

const dayOf = (year: number, month: number): StayDate =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01` as StayDate;

type Kept = { readonly status: 'book' | 'cancel'; readonly quote: { readonly departure: StayDate } };

/** Whether a guest is still awaited or in the house: then who it is must be known. */
export const isAwaited = (stays: readonly Kept[], today: StayDate): boolean =>
  stays.some(({ status, quote }) => status === 'book' && quote.departure >= today);
