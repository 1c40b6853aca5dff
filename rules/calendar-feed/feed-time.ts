import { instantAt, isTimeZone, wallTimeAt, type WallTime } from '../stay/hotel-clock.ts';
import { isStayDate, type StayDate } from '../stay/stay-date.ts';
import type { FeedLine } from './feed-lines.ts';

/** When something begins or ends: a day, or a time on the hotel's clock. */
export type FeedTime = {
  readonly date: StayDate;
  readonly time: { readonly hour: number; readonly minute: number } | null;
};

/**
 * Reads a day or a time; null where it is neither. A time of another zone is told on the hotel's clock; one without a
 * zone, or of a zone that nobody knows, is taken to be the hotel's own: whoever wrote it meant the house.
 */
export function readFeedTime(
  { parameters, value }: Pick<FeedLine, 'parameters' | 'value'>,
  clock: FeedClock,
): FeedTime | null {
  const [, digits = '', hours, minutes, , zulu] =
    /^(\d{8})(?:T([01]\d|2[0-3])([0-5]\d)([0-5]\d|60)(Z?))?$/.exec(value) ?? [];
  const date = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  if (!isStayDate(date)) return null;
  if (hours === undefined) return { date, time: null };
  const wall: WallTime = { date, hour: Number(hours), minute: Number(minutes) };
  const named = zulu === 'Z' ? 'UTC' : (parameters.get('TZID') ?? '').replace(/^\//, '');
  if (named === '' || !clock.isKnown(named)) return timed(wall);
  return timed(wallTimeAt(clock.timeZone, instantAt(named, wall)));
}

/** On whose clock times are told, and which other zones are known. */
export type FeedClock = { readonly timeZone: string; isKnown(zone: string): boolean };

/** Asking for a zone that there is not takes a millisecond, and a calendar from elsewhere may name thousands of them. */
export function feedClock(timeZone: string): FeedClock {
  const asked = new Map<string, boolean>();
  return {
    timeZone,
    isKnown(zone) {
      const known = asked.get(zone) ?? (asked.size < mostAsked && zone.length < 60 && isTimeZone(zone));
      if (asked.size < mostAsked) asked.set(zone, known);
      return known;
    },
  };
}
const mostAsked = 50;

const timed = ({ date, hour, minute }: WallTime): FeedTime => ({ date, time: { hour, minute } });

/** How many days and minutes `P1D`, `P2W` or `PT18H30M` last; null where it is none. */
export function readDuration(value: string): { readonly days: number; readonly minutes: number } | null {
  const read = /^\+?P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:\d{1,7}S)?)?$/.exec(value);
  if (!read || value.endsWith('P') || value.endsWith('T')) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0] = read.slice(1).map((one) => Number(one ?? 0));
  return { days: weeks * 7 + days, minutes: hours * 60 + minutes };
}
