import { instantAt, todayAt, type Instant } from '../stay/hotel-clock.ts';
import { addDays, weekdayOf, type StayDate } from '../stay/stay-date.ts';
import type { Span } from './span.ts';

/** How often somebody wishes to be written to. */
export const reportRhythms = ['daily', 'weekly'] as const;
export type ReportRhythm = (typeof reportRhythms)[number];

/** By the clock of the hotel. */
const reportHour = 7;

const hourLength = 3_600_000;

/** So late it is still sent, where nobody could send it in time; later it would be of yesterday's news. */
const lateBy: Readonly<Record<ReportRhythm, number>> = { daily: 12 * hourLength, weekly: 48 * hourLength };

export type DueReport = {
  /** When it was to leave. */
  readonly at: Instant;
  /** The days it tells of: yesterday, or the week before, Monday to Sunday. */
  readonly span: Span;
};

/** The report that is to leave now, or null between two of them. */
export function dueReport(rhythm: ReportRhythm, timeZone: string, now: Instant): DueReport | null {
  const today = todayAt(timeZone, now);
  const day = rhythm === 'daily' ? today : mondayOf(today);
  const at = sevenOn(timeZone, day);
  if (now < at || now >= at + lateBy[rhythm]) return null;
  return { at, span: spanBefore(rhythm, day) };
}

/** When the next one leaves. */
export function nextReportAt(rhythm: ReportRhythm, timeZone: string, now: Instant): Instant {
  const today = todayAt(timeZone, now);
  const [day, next] = rhythm === 'daily' ? [today, addDays(today, 1)] : [mondayOf(today), addDays(mondayOf(today), 7)];
  const at = sevenOn(timeZone, day);
  return now < at ? at : sevenOn(timeZone, next);
}

const sevenOn = (timeZone: string, date: StayDate): Instant =>
  instantAt(timeZone, { date, hour: reportHour, minute: 0 });

const spanBefore = (rhythm: ReportRhythm, day: StayDate): Span => ({
  from: addDays(day, rhythm === 'daily' ? -1 : -7),
  to: addDays(day, -1),
});

/** The Monday of its week. */
const mondayOf = (day: StayDate): StayDate => addDays(day, -((weekdayOf(day) + 6) % 7));
