import type { Instant } from '../stay/hotel-clock.ts';

/**
 * How long rooms are kept for a guest who is paying: time for the card, for the bank's own question, for three tries to
 * begin and a minute of asking for the outcome; and not so long that a closed tab empties a small house for an evening.
 */
export const holdMinutes = 30;

/** So long before the hold ends a guest who has not paid is written to: ten minutes are enough for who is still at it. */
export const reminderMinutes = 20;

/**
 * A payment that was under way when its hold ended may still succeed. So long the reservation waits, without rooms, to
 * get them again if they are free; then it is given up.
 */
export const lateHours = 24;

/** So many bookings a guest may have begun and not paid for at one hotel; of the next the guest is asked to pay one first. */
export const holdsPerGuest = 3;

/**
 * So much of a kind of room is kept on a night for guests who have not paid, one room at least. Who comes after that can
 * pay all the same: the booking then waits without rooms, as a late one does.
 */
export const heldPercent = 30;

export const holdEnd = (now: Instant): Instant => now + holdMinutes * 60_000;

/** The instant before which a hold must have ended for its reservation to be given up. */
export const givenUpBefore = (now: Instant): Instant => now - lateHours * 3_600_000;
