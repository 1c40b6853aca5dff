import { addDays, dayNumber, fromDayNumber, type StayDate } from './stay-date.ts';

/** An instant is a number of milliseconds since 1970 in UTC; a wall time is what the clock in the hotel's lobby shows. */
export type Instant = number;

export type WallTime = { readonly date: StayDate; readonly hour: number; readonly minute: number };

/** The day it is at the hotel at an instant. The only way from an instant to a day. */
export const todayAt = (timeZone: string, now: Instant): StayDate => wallTimeAt(timeZone, now).date;

export function wallTimeAt(timeZone: string, instant: Instant): WallTime {
  const shown = instant + offsetAt(timeZone, instant);
  const day = Math.floor(shown / dayLength);
  const minutes = Math.floor((shown - day * dayLength) / minuteLength);
  return { date: fromDayNumber(day), hour: Math.floor(minutes / 60), minute: minutes % 60 };
}

/**
 * The instant at which the hotel's clock shows a wall time. An hour that comes twice (clocks put back) means the later
 * of the two, and an hour that is skipped (clocks put forward) means the moment after the gap: both favour the guest.
 */
export function instantAt(timeZone: string, wall: WallTime): Instant {
  const asUtc = dayNumber(wall.date) * dayLength + (wall.hour * 60 + wall.minute) * minuteLength;
  // Offsets around the wall time: a clock change lies between them if they differ.
  const around = [asUtc - dayLength, asUtc + dayLength].map((near) => offsetAt(timeZone, near));
  const candidates = around.map((offset) => asUtc - offset);
  const right = candidates.filter((candidate) => candidate + offsetAt(timeZone, candidate) === asUtc);
  return right.length > 0 ? Math.max(...right) : Math.max(...candidates);
}

/** How many minutes the hotel's clock is ahead of UTC at an instant. */
export const minutesAhead = (timeZone: string, instant: Instant): number => offsetAt(timeZone, instant) / minuteLength;

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
  const quarter = Math.floor(instant / quarterLength);
  const known = offsets.get(timeZone) ?? new Map<number, number>();
  const offset = known.get(quarter) ?? askOffset(timeZone, quarter * quarterLength);
  if (known.size >= keptQuarters) known.clear();
  offsets.set(timeZone, known.set(quarter, offset));
  return offset;
}

function askOffset(timeZone: string, instant: Instant): number {
  const part = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map((p) => [p.type, p.value]),
  );
  const date = `${part['year']?.padStart(4, '0')}-${part['month']}-${part['day']}` as StayDate;
  const shown = dayNumber(date) * dayLength + (Number(part['hour']) * 60 + Number(part['minute'])) * minuteLength;
  return shown - Math.floor(instant / minuteLength) * minuteLength;
}

// Clocks are changed on a quarter of an hour, so between two quarters the offset stays. Asking Intl takes as long as
// pricing a whole room, and a search asks for the same few quarters again and again.
const minuteLength = 60_000;
const quarterLength = 15 * minuteLength;
const dayLength = 24 * 60 * minuteLength;
const keptQuarters = 5_000;
const offsets = new Map<string, Map<number, number>>();

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
