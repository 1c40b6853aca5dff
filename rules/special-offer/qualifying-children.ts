import type { ChildDiscount } from './special-offer.ts';

/**
 * Places, in a list of ages with the youngest first, of those children that a discount is for: of the right age, enough
 * of them, and at the right position among them.
 */
export function qualifyingChildren(
  { fromAge = 0, toAge, positions, minChildren = 1 }: ChildDiscount,
  ages: readonly number[],
): number[] {
  const ofAge: number[] = [];
  for (let place = 0; place < ages.length; place++) {
    const age = ages[place] ?? 0;
    if (age >= fromAge && age < toAge) ofAge.push(place);
  }
  if (ofAge.length < minChildren) return [];
  return positions ? ofAge.slice(positions.from - 1, positions.to) : ofAge;
}
