import { instantAt, type Instant } from '../stay/hotel-clock.ts';
import type { StayDate } from '../stay/stay-date.ts';

/** When a stay begins: the hotel's check-in time (HH:MM on the 24-hour clock) on the day of arrival. */
export function checkInAt(arrival: StayDate, timeZone: string, checkInTime: string): Instant {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(checkInTime);
  if (!match) throw new RangeError(`${checkInTime} is not a time of day`);
  return instantAt(timeZone, { date: arrival, hour: Number(match[1]), minute: Number(match[2]) });
}
