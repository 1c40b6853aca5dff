import { clockTime } from '../stay/clock-time.ts';
import { instantAt, type Instant } from '../stay/hotel-clock.ts';
import type { StayDate } from '../stay/stay-date.ts';

/** When a stay begins: the hotel's check-in time (HH:MM on the 24-hour clock) on the day of arrival. */
export const checkInAt = (arrival: StayDate, timeZone: string, checkInTime: string): Instant =>
  instantAt(timeZone, { date: arrival, ...clockTime(checkInTime) });
