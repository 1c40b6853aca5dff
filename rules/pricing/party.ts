import { agesOf, type GuestBounds, type Guests } from '../stay/guests.ts';
import type { Occupancy } from '../stay/occupancy.ts';

/** The guests of one room as they pay. */
export type Party = {
  /** Who pays as an adult: the adults, and the oldest children where the room wants so many full payers. */
  readonly adults: number;
  /** The ages of the children who pay as children, in no order. */
  readonly children: readonly number[];
  readonly infants: readonly number[];
  /** Everybody who uses up a place, for prices by the number of persons. */
  readonly persons: number;
};

/**
 * How the guests of a room pay. Where the room wants more full payers than there are adults, the oldest children fill
 * up, and infants only where they count as persons: what a hotel loses by an empty bed it does not give away.
 */
export function partyIn(room: Occupancy, guests: Guests, bounds: GuestBounds): Party {
  const ages = agesOf(guests, bounds);
  const children = ages.slice(0, guests.children);
  const infants = ages.slice(guests.children);
  const { fullPayers = 0, doInfantsCount = false } = room.occupancy ?? {};
  const persons = guests.adults + children.length + (doInfantsCount ? infants.length : 0);
  let adults = guests.adults;
  for (const minors of doInfantsCount ? [children, infants] : [children])
    for (; adults < fullPayers && minors.length > 0; adults++) minors.splice(minors.indexOf(Math.max(...minors)), 1);
  return { adults, children, infants, persons };
}
