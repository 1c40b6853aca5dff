import { instantAt, minutesAhead, wallTimeAt, type WallTime } from './hotel-clock.ts';

/** A time at the hotel with its distance from UTC, as ISO 8601 writes it: 2027-06-11T15:00:00+02:00. */
export function zonedTime(timeZone: string, wall: WallTime): string {
  const instant = instantAt(timeZone, wall);
  const { date, hour, minute } = wallTimeAt(timeZone, instant);
  const ahead = minutesAhead(timeZone, instant);
  const offset = `${ahead < 0 ? '-' : '+'}${clock(Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60)}`;
  return `${date}T${clock(hour, minute)}:00${offset}`;
}

const clock = (hours: number, minutes: number): string =>
  `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
