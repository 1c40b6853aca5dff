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

type Kind = 'adults' | 'children' | 'infants';

/** The same party as this hotel counts it: each child by its age, those without one by the age that is assumed. */
export function guestsByAge(party: ComparedParty, bounds: GuestBounds): Guests {
  const { adults, ages } = party;
  // Ages that are told may be those of all of them or of the first few: nobody is forgotten.
  const untold = Math.max(0, party.children + party.infants - ages.length);
  const small = Math.min(party.infants, untold);
  const all = [
    ...ages,
    ...Array.from({ length: untold - small }, () => assumedAges.child),
    ...Array.from({ length: small }, () => assumedAges.infant),
  ];
  const isOf = (kind: Kind) => (age: number) => kindAt(age, bounds) === kind;
  const [grown, children, infants] = [
    all.filter(isOf('adults')),
    all.filter(isOf('children')),
    all.filter(isOf('infants')),
  ];
  const counted = { adults: adults + grown.length, children: children.length, infants: infants.length };
  // Where all ages are told, they are the guests' own and go along.
  const isTold = ages.length > 0 && untold === 0 && children.length + infants.length > 0;
  return isTold ? { ...counted, ages: [...children, ...infants] } : counted;
}

function kindAt(age: number, { children, infants }: GuestBounds): Kind {
  if (age >= infants.fromAge && age <= infants.toAge && infants.max > 0) return 'infants';
  if (age <= children.toAge && children.max > 0) return 'children';
  return 'adults';
}
