import { addDays, dayNumber, type StayDate } from './stay-date.ts';

/** An instant is a number of milliseconds since 1970 in UTC; a wall time is what the clock in the hotel's lobby shows. */
export type Instant = number;

export type WallTime = { readonly date: StayDate; readonly hour: number; readonly minute: number };

/** The day it is at the hotel at an instant. The only way from an instant to a day. */
export const todayAt = (timeZone: string, now: Instant): StayDate => wallTimeAt(timeZone, now).date;

export function wallTimeAt(timeZone: string, instant: Instant): WallTime {
  const part = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map((p) => [p.type, p.value]),
  );
  return {
    date: `${part['year']?.padStart(4, '0')}-${part['month']}-${part['day']}` as StayDate,
    hour: Number(part['hour']),
    minute: Number(part['minute']),
  };
}

/**
 * The instant at which the hotel's clock shows a wall time. An hour that comes twice (clocks put back) means the later
 * of the two, and an hour that is skipped (clocks put forward) means the moment after the gap: both favour the guest.
 */
export function instantAt(timeZone: string, wall: WallTime): Instant {
  const asUtc = dayNumber(wall.date) * 86_400_000 + (wall.hour * 60 + wall.minute) * 60_000;
  // Offsets around the wall time: a clock change lies between them if they differ.
  const offsets = [asUtc - 86_400_000, asUtc + 86_400_000].map((near) => offsetAt(timeZone, near));
  const candidates = offsets.map((offset) => asUtc - offset);
  const right = candidates.filter((candidate) => candidate + offsetAt(timeZone, candidate) === asUtc);
  return right.length > 0 ? Math.max(...right) : Math.max(...candidates);
}

export const isTimeZone = (name: string): boolean => {
  try {
    clockOf(name);
    return true;
  } catch {
    return false; // Intl has no other way to ask whether it knows a zone
  }
};

/** How far the hotel's clock is ahead of UTC at an instant, in milliseconds. */
function offsetAt(timeZone: string, instant: Instant): number {
  const wall = wallTimeAt(timeZone, instant);
  const shown = dayNumber(wall.date) * 86_400_000 + (wall.hour * 60 + wall.minute) * 60_000;
  return shown - Math.floor(instant / 60_000) * 60_000;
}

// Making a formatter costs far more than using one, and a hotel's zone is asked for on every search.
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** The first and the last day a guest may choose: today, and the end of the booking horizon. */
export const bookableDays = (today: StayDate): { first: StayDate; last: StayDate } => ({
  first: today,
  last: addDays(today, bookingHorizonDays),
});

export const bookingHorizonDays = 720;
