export type Guests = { readonly adults: number; readonly children: number; readonly infants: number };

type Bounds = { readonly min: number; readonly max: number };
type AgedBounds = Bounds & { readonly fromAge: number; readonly toAge: number };

/** How many guests of each kind one room may be asked for, and which ages the hotel calls child and infant. */
export type GuestBounds = { readonly adults: Bounds; readonly children: AgedBounds; readonly infants: AgedBounds };

export const defaultGuests: Guests = { adults: 2, children: 0, infants: 0 };

/** What a guest comes back to who counts anew. */
export const leastGuests = ({ adults, children, infants }: GuestBounds): Guests => ({
  adults: adults.min,
  children: children.min,
  infants: infants.min,
});

export const allGuests = (rooms: readonly Guests[]): Guests =>
  rooms.reduce((all, room) => ({
    adults: all.adults + room.adults,
    children: all.children + room.children,
    infants: all.infants + room.infants,
  }));

export const maxRooms = 4;

export function clampGuests(asked: Guests, bounds: GuestBounds): Guests {
  return {
    adults: within(asked.adults, bounds.adults),
    children: within(asked.children, bounds.children),
    infants: within(asked.infants, bounds.infants),
  };
}

/** Children and infants are asked for only where the hotel takes them and says which ages it means. */
export const takes = (bounds: AgedBounds): boolean => bounds.max > bounds.min && bounds.toAge > bounds.fromAge;

/** The bounds of an offer that is for adults: nobody else is asked for. */
export const forAdults = (bounds: GuestBounds): GuestBounds => ({
  ...bounds,
  children: { ...bounds.children, min: 0, max: 0 },
  infants: { ...bounds.infants, min: 0, max: 0 },
});

/** Infants sleep in a cot: they do not use up a place. */
export const placesNeeded = (guests: Guests): number => guests.adults + guests.children;

export const fits = (maxOccupancy: number, guests: Guests): boolean => placesNeeded(guests) <= maxOccupancy;

/** Outlined person icons beside the filled ones: places that stay free. */
export const freePlaces = (maxOccupancy: number, guests: Guests): number => Math.max(0, maxOccupancy - guests.adults);

const within = (value: number, { min, max }: Bounds): number => Math.min(Math.max(Math.trunc(value), min), max);
