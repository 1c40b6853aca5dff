import type { StayDate } from '../stay/stay-date.ts';

/** Where the guests of a room are: still to come, in the house, or gone. */
export const presences = ['expected', 'arrived', 'left'] as const;
export type Presence = (typeof presences)[number];

type Stay = { readonly arrival: StayDate; readonly departure: StayDate };

/** Why a room cannot be ticked so on a day. */
export type PresenceFault = 'too-early' | 'not-arrived' | null;

/**
 * Whether the guests of a room can be where somebody says they are. From their day of arrival on they may have come; who
 * has not come cannot have left. Back to where they were before is always possible: people tick the wrong line.
 */
export function findPresenceFault(stay: Stay, before: Presence, after: Presence, today: StayDate): PresenceFault {
  if (after === 'expected' || after === before) return null;
  if (after === 'arrived') return before === 'expected' && today < stay.arrival ? 'too-early' : null;
  return before === 'arrived' ? null : 'not-arrived';
}
