export type Guests = {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  /** How old each child and then each infant is on the day of arrival; absent where nobody told. */
  readonly ages?: readonly number[] | undefined;
};

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

/** How many guests of each kind there are in all rooms together, with their ages where all of them were told. */
export function allGuests(rooms: readonly Guests[]): Guests {
  const counts = { adults: 0, children: 0, infants: 0 };
  const ages: { children: number[]; infants: number[] } = { children: [], infants: [] };
  for (const room of rooms) {
    counts.adults += room.adults;
    counts.children += room.children;
    counts.infants += room.infants;
    ages.children.push(...(room.ages?.slice(0, room.children) ?? []));
    ages.infants.push(...(room.ages?.slice(room.children) ?? []));
  }
  const all = [...ages.children, ...ages.infants];
  return all.length > 0 && all.length === counts.children + counts.infants ? { ...counts, ages: all } : counts;
}

export const maxRooms = 4;

export function clampGuests(asked: Guests, bounds: GuestBounds): Guests {
  const counts = {
    adults: within(asked.adults, bounds.adults),
    children: within(asked.children, bounds.children),
    infants: within(asked.infants, bounds.infants),
  };
  return withAges(counts, asked);
}

/** Other numbers of guests with the ages of those who stay among them; who comes in addition has no age yet. */
function withAges(counts: Guests, before: Guests): Guests {
  if (!before.ages) return counts;
  const isSame = counts.children === before.children && counts.infants === before.infants;
  return isSame ? { ...counts, ages: before.ages } : counts;
}

/** Children and infants are asked for only where the hotel takes them and says which ages it means. */
export const takes = (bounds: AgedBounds): boolean => bounds.max > bounds.min && bounds.toAge > bounds.fromAge;

/** Outlined person icons beside the filled ones: places that stay free. */
export const freePlaces = (maxOccupancy: number, guests: Guests): number => Math.max(0, maxOccupancy - guests.adults);

/** The ages of the children and then the infants: as told, or the oldest that this hotel calls so. */
export const agesOf = ({ children, infants, ages }: Guests, bounds: GuestBounds): readonly number[] =>
  ages ?? [
    ...Array.from({ length: children }, () => bounds.children.toAge),
    ...Array.from({ length: infants }, () => bounds.infants.toAge),
  ];

const within = (value: number, { min, max }: Bounds): number => Math.min(Math.max(Math.trunc(value), min), max);
