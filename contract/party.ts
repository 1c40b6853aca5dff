import type { Guests } from '@stayfront/rules/stay/guests';
import { writeAges } from '@stayfront/rules/stay/ages-text';

/** The guests of one room in the words of the API: ages of the children first, then of the infants. */
type Party = {
  readonly nbAdults: number;
  readonly nbChildren: number;
  readonly nbInfants: number;
  readonly ages?: readonly number[] | undefined;
};

export const guestsOf = ({ nbAdults, nbChildren, nbInfants, ages }: Party): Guests => ({
  adults: nbAdults,
  children: nbChildren,
  infants: nbInfants,
  ...(ages ? { ages } : {}),
});

const countsOf = ({ adults, children, infants }: Guests) => ({
  nbAdults: adults,
  nbChildren: children,
  nbInfants: infants,
});

/** The same as a body or an answer says it. */
export const partyOf = (guests: Guests) => ({
  ...countsOf(guests),
  ...(guests.ages ? { ages: [...guests.ages] } : {}),
});

/** The same as an address says it. */
export const partyQueryOf = (guests: Guests) => ({
  ...countsOf(guests),
  ...(guests.ages ? { ages: writeAges(guests) } : {}),
});
