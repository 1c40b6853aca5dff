import type { GuestBounds, Guests } from './guests.ts';

/** What is wrong with ages: another number of them than of children and infants, or one that is neither here. */
export type AgeFault =
  | { readonly kind: 'number'; readonly needed: number }
  | {
      readonly kind: 'range';
      readonly of: 'children' | 'infants';
      readonly age: number;
      readonly fromAge: number;
      readonly toAge: number;
    };

/** Whether there is an age for each child and then for each infant, all of them such as this hotel calls them. */
export function findAgeFault(guests: Guests, bounds: GuestBounds): AgeFault | null {
  const { ages, children, infants } = guests;
  if (!ages) return null;
  if (ages.length !== children + infants) return { kind: 'number', needed: children + infants };
  for (const [place, age] of ages.entries()) {
    const of = place < children ? 'children' : 'infants';
    const { fromAge, toAge } = bounds[of];
    if (age < fromAge || age > toAge) return { kind: 'range', of, age, fromAge, toAge };
  }
  return null;
}
