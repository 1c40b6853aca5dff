import { instantAt, isTimeZone, wallTimeAt, type WallTime } from '../stay/hotel-clock.ts';
import { isStayDate, type StayDate } from '../stay/stay-date.ts';
import type { FeedLine } from './feed-lines.ts';

/** When something begins or ends: a day, or a time on the hotel's clock. */
export type FeedTime = { readonly date: StayDate; readonly time: { readonly hour: number; readonly minute: number } | null };

/**
 * Reads a day or a time; null where it is neither. A time of another zone is told on the hotel's clock; one without a
 * zone, or of a zone that nobody knows, is taken to be the hotel's own: whoever wrote it meant the house.
 */
export function readFeedTime(
  { parameters, value }: Pick<FeedLine, 'parameters' | 'value'>,
  timeZone: string,
): FeedTime | null {
  const [, digits = '', hours, minutes, , zulu] =
    /^(\d{8})(?:T([01]\d|2[0-3])([0-5]\d)([0-5]\d|60)(Z?))?$/.exec(value) ?? [];
  const date = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  if (!isStayDate(date)) return null;
  if (hours === undefined) return { date, time: null };
  const wall: WallTime = { date, hour: Number(hours), minute: Number(minutes) };
  const named = zulu === 'Z' ? 'UTC' : (parameters.get('TZID') ?? '').replace(/^\//, '');
  if (named === '' || !isTimeZone(named)) return timed(wall);
  return timed(wallTimeAt(timeZone, instantAt(named, wall)));
}

const timed = ({ date, hour, minute }: WallTime): FeedTime => ({ date, time: { hour, minute } });

/** How many days and minutes `P1D`, `P2W` or `PT18H30M` last; null where it is none. */
export function readDuration(value: string): { readonly days: number; readonly minutes: number } | null {
  const read = /^\+?P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:\d{1,7}S)?)?$/.exec(value);
  if (!read || value.endsWith('P') || value.endsWith('T')) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0] = read.slice(1).map((one) => Number(one ?? 0));
  return { days: weeks * 7 + days, minutes: hours * 60 + minutes };
}
