import type { Instant } from '../stay/hotel-clock.ts';

/** So long a room that has come free is kept for whoever is next on the waiting list. */
const offerMinutes = 120;

/** So long a guest may take to confirm by the link that the address is theirs; afterwards nobody has asked. */
const askedHours = 24;

/** So many stays one mailbox waits for at one hotel, and so many guests one hotel has on its list. */
export const livePerEmail = 5;
export const livePerHotel = 1_000;

/** How often somebody asks to be put on the list, in a quarter of an hour. */
export const waitingLimits = { 'waiting-address': 10, 'waiting-email': 3, 'waiting-hotel': 200 } as const;

export const offerEnd = (now: Instant): Instant => now + offerMinutes * 60_000;
export const unconfirmedBefore = (now: Instant): Instant => now - askedHours * 3_600_000;
