import type { GuestBounds, Guests } from './guests.ts';

/** The guests of a room while their ages are asked for: null for a child or an infant whose age is not told yet. */
export type AskedGuests = Omit<Guests, 'ages'> & { readonly ages: readonly (number | null)[] };

export const askAges = ({ adults, children, infants, ages }: Guests): AskedGuests => ({
  adults,
  children,
  infants,
  ages: ages ?? untold(children + infants),
});

/** Other numbers of guests: who goes is the last of the kind, with the age; who comes has none yet. */
export function withCount(asked: AskedGuests, kind: 'adults' | 'children' | 'infants', count: number): AskedGuests {
  const next = { ...asked, [kind]: count };
  const children = resized(asked.ages.slice(0, asked.children), next.children);
  const infants = resized(asked.ages.slice(asked.children), next.infants);
  return { ...next, ages: [...children, ...infants] };
}

export const withAge = (asked: AskedGuests, place: number, age: number | null): AskedGuests => ({
  ...asked,
  ages: asked.ages.map((known, at) => (at === place ? age : known)),
});

/**
 * The guests as they are searched for. Where some ages were told, the others are the oldest that this hotel calls so;
 * a hotel that does not ask for them is told those of all, or none.
 */
export function toldGuests({ ages, ...counts }: AskedGuests, bounds: GuestBounds, isAsked = true): Guests {
  const told = ages.filter((age) => age !== null).length;
  if (told === 0 || (!isAsked && told < ages.length)) return counts;
  const oldest = (place: number): number => bounds[place < counts.children ? 'children' : 'infants'].toAge;
  return { ...counts, ages: ages.map((age, place) => age ?? oldest(place)) };
}

const untold = (count: number): null[] => Array.from({ length: count }, () => null);

const resized = (ages: readonly (number | null)[], count: number): (number | null)[] => [
  ...ages.slice(0, count),
  ...untold(Math.max(0, count - ages.length)),
];
