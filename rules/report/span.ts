import { addDays, daysBetween, isStayDate, type StayDate } from '../stay/stay-date.ts';

/** Both days are included. */
export type Span = { readonly from: StayDate; readonly to: StayDate };

/** By the nights that are stayed, or by the days on which they were booked. */
export const reportBases = ['stay', 'booked'] as const;
export type ReportBasis = (typeof reportBases)[number];

/** last-year: 52 weeks before, so that Saturdays stand beside Saturdays; before: as many days right before. */
export const comparisons = ['last-year', 'before', 'none'] as const;
export type Comparison = (typeof comparisons)[number];

export const mostDays = 731;
export const weeksOfYear = 364;

export const daysOf = ({ from, to }: Span): number => daysBetween(from, to) + 1;

export type SpanFault = { readonly field: 'from' | 'to'; readonly message: string };

/** What is wrong with a span, and what to do. */
export function findSpanFault(span: Span): SpanFault | null {
  if (span.to < span.from) return { field: 'to', message: 'The last day lies before the first: swap them' };
  if (daysOf(span) > mostDays)
    return { field: 'to', message: `Choose at most ${mostDays} days; ask twice for more than two years` };
  return null;
}

/** With what a span is compared. */
export function spanAgainst(span: Span, comparison: Comparison): Span | null {
  if (comparison === 'none') return null;
  const days = comparison === 'last-year' ? weeksOfYear : daysOf(span);
  return { from: addDays(span.from, -days), to: addDays(span.to, -days) };
}

/** Which spans are a tap away. */
export const spanPresets = [
  'this-month',
  'last-month',
  'next-month',
  'last-7',
  'next-30',
  'this-year',
  'last-year',
] as const;
export type SpanPreset = (typeof spanPresets)[number];

export function presetSpan(preset: SpanPreset, today: StayDate): Span {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  switch (preset) {
    case 'this-month':
      return monthSpan(year, month);
    case 'last-month':
      return monthSpan(year, month - 1);
    case 'next-month':
      return monthSpan(year, month + 1);
    case 'last-7':
      return { from: addDays(today, -7), to: addDays(today, -1) };
    case 'next-30':
      return { from: today, to: addDays(today, 29) };
    case 'this-year':
      return { from: monthSpan(year, 1).from, to: monthSpan(year, 12).to };
    case 'last-year':
      return { from: monthSpan(year - 1, 1).from, to: monthSpan(year - 1, 12).to };
  }
}

/** A month of a year; one beyond December or before January is one of the next year or the one before. */
function monthSpan(year: number, month: number): Span {
  return { from: firstOf(year, month), to: addDays(firstOf(year, month + 1), -1) };
}

function firstOf(year: number, month: number): StayDate {
  const at = year * 12 + month - 1;
  const written = `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}-01`;
  if (!isStayDate(written)) throw new RangeError(`${written} is not a day`);
  return written;
}

/** The months from one on, as spans. */
export const monthsFrom = (first: StayDate, count: number): Span[] =>
  Array.from({ length: count }, (_, i) => monthSpan(Number(first.slice(0, 4)), Number(first.slice(5, 7)) + i));
