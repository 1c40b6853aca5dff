import type { GuestBounds, Guests } from '@stayfront/rules/stay/guests';

/** Who is a child and who an infant the hotel says by age; who is older than its children counts as an adult. */
export function guestsOfAges(adults: number, ages: readonly number[], { children, infants }: GuestBounds): Guests {
  const isInfant = (age: number): boolean => infants.max > 0 && age <= infants.toAge;
  const isChild = (age: number): boolean => !isInfant(age) && children.max > 0 && age <= children.toAge;
  const [young, small] = [ages.filter(isChild), ages.filter(isInfant)];
  const told = [...young, ...small];
  return {
    adults: adults + ages.length - told.length,
    children: young.length,
    infants: small.length,
    ...(told.length > 0 ? { ages: told } : {}),
  };
}
