import { wallTimeAt, type Instant } from '../stay/hotel-clock.ts';
import { addDays, type StayDate } from '../stay/stay-date.ts';

/** By the clock of the hotel: who is offered a room at night sleeps through the two hours it is kept. */
const [evening, morning] = [22, 7];

/** Whether somebody may be offered a room now: by day, and at night who arrives on the day that follows it. */
export function mayBeOffered(timeZone: string, arrival: StayDate, now: Instant): boolean {
  const { date, hour } = wallTimeAt(timeZone, now);
  if (hour >= morning && hour < evening) return true;
  return arrival <= (hour >= evening ? addDays(date, 1) : date);
}
