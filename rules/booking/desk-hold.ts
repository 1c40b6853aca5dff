import type { Instant } from '../stay/hotel-clock.ts';

const hour = 3_600_000;

/** A guest at the telephone pays in the evening, or asks somebody first. */
const usualHours = 24;

/** Rooms that nobody has paid for are not kept from others for longer. */
const mostDays = 14;

/**
 * When the rooms end that the hotel holds for a guest who pays by link: when it says so, or after a day. Null where it
 * has said a time that is over already or too far ahead.
 */
export function deskHoldEnd(wished: Instant | null, now: Instant): Instant | null {
  const end = wished ?? now + usualHours * hour;
  return end > now && end <= now + mostDays * 24 * hour ? end : null;
}
