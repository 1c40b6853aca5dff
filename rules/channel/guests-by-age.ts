import type { GuestBounds, Guests } from '../stay/guests.ts';

/** How old comparison sites' children and infants are where nobody says. */
const assumedAges = { child: 7, infant: 1 } as const;

/** A party as a comparison site counts it: children by heads and, where it knows them, ages. */
export type ComparedParty = {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  readonly ages: readonly number[];
};

/** The same party as this hotel counts it: each child by its age, those without one by the age that is assumed. */
export function guestsByAge({ adults, children, infants, ages }: ComparedParty, bounds: GuestBounds): Guests {
  // Ages that are told may be those of all of them or of the first few: nobody is forgotten.
  const untold = Math.max(0, children + infants - ages.length);
  const small = Math.min(infants, untold);
  const all = [
    ...ages,
    ...Array.from({ length: untold - small }, () => assumedAges.child),
    ...Array.from({ length: small }, () => assumedAges.infant),
  ];
  const counted = { adults, children: 0, infants: 0 };
  for (const age of all) counted[kindAt(age, bounds)]++;
  return counted;
}

function kindAt(age: number, { children, infants }: GuestBounds): keyof Guests {
  if (age >= infants.fromAge && age <= infants.toAge && infants.max > 0) return 'infants';
  if (age <= children.toAge && children.max > 0) return 'children';
  return 'adults';
}
