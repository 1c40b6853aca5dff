import type { Guests } from './guests.ts';

/** Whom a room takes. What is absent does not bind. */
export type Occupancy = {
  /** Persons at most; infants are counted only where they use up a place. */
  readonly maxOccupancy: number;
  readonly occupancy?:
    | {
        readonly minPersons?: number | undefined;
        readonly maxAdults?: number | undefined;
        readonly minChildren?: number | undefined;
        readonly maxChildren?: number | undefined;
        /** Infants use up a place like everybody else. */
        readonly doInfantsCount?: boolean | undefined;
        /** So many infants have a cot; absent: as many as come. */
        readonly cots?: number | undefined;
        /** So many persons pay as adults, whoever they are: the oldest children make up the number. */
        readonly fullPayers?: number | undefined;
      }
    | undefined;
};

/** Why a room does not take some guests, with the number that it does take. */
export type OccupancyRefusal =
  | { readonly kind: 'too-many-persons'; readonly most: number }
  | { readonly kind: 'too-few-persons'; readonly least: number }
  | { readonly kind: 'too-many-adults'; readonly most: number }
  | { readonly kind: 'too-many-children'; readonly most: number }
  | { readonly kind: 'too-few-children'; readonly least: number }
  | { readonly kind: 'too-many-infants'; readonly most: number };

export function checkOccupancy(room: Occupancy, guests: Guests): OccupancyRefusal | null {
  const { maxOccupancy, occupancy = {} } = room;
  const { minPersons = 0, maxAdults = Infinity, minChildren = 0, maxChildren = Infinity, cots = Infinity } = occupancy;
  const persons = placesNeeded(room, guests);
  if (persons > maxOccupancy) return { kind: 'too-many-persons', most: maxOccupancy };
  if (guests.adults > maxAdults) return { kind: 'too-many-adults', most: maxAdults };
  if (guests.children > maxChildren) return { kind: 'too-many-children', most: maxChildren };
  if (guests.infants > cots) return { kind: 'too-many-infants', most: cots };
  if (guests.children < minChildren) return { kind: 'too-few-children', least: minChildren };
  return persons < minPersons ? { kind: 'too-few-persons', least: minPersons } : null;
}

export const fits = (room: Occupancy, guests: Guests): boolean => checkOccupancy(room, guests) === null;

/** Infants sleep in a cot and do not use up a place, unless the hotel says that they do in this room. */
export const placesNeeded = ({ occupancy }: Occupancy, { adults, children, infants }: Guests): number =>
  adults + children + (occupancy?.doInfantsCount ? infants : 0);
