import { findAgeFault } from './find-age-fault.ts';
import type { GuestBounds, Guests } from './guests.ts';

// Ages in an address: those of one room between commas, several rooms between semicolons.
const written = /^\d{1,2}(,\d{1,2})*$/;

/** Reads the ages of one room; null for a text that says no ages, none told or nonsense. */
export const readAges = (text: string): number[] | null => (written.test(text) ? text.split(',').map(Number) : null);

export const writeAges = ({ ages = [] }: Guests): string => ages.join(',');

/** The ages of each room in a row; empty for a room that tells none. */
export const readAgesOfRooms = (text: string): (number[] | null)[] => text.split(';').map(readAges);

export const writeAgesOfRooms = (rooms: readonly Guests[]): string => rooms.map(writeAges).join(';');

/** Counted guests with the ages that an address tells of them; without where those are not of these guests. */
export function agedAs(guests: Guests, ages: readonly number[] | null | undefined, bounds: GuestBounds): Guests {
  if (!ages) return guests;
  const aged = { ...guests, ages };
  return findAgeFault(aged, bounds) ? guests : aged;
}
