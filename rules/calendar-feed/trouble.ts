import type { StayDate } from '../stay/stay-date.ts';
import { feedFaults } from './read-feed.ts';

/**
 * Why the last copy that made sense is kept: the feed could not be had, could not be read, or has lost more than half of
 * its nights.
 */
export const feedTroubles = ['not-reached', 'too-large', 'shrunk', ...feedFaults] as const;
export type FeedTrouble = (typeof feedTroubles)[number];

/** A night that is taken elsewhere, of which so many rooms are missing here: somebody has to see to it. */
export type FeedClash = { readonly night: StayDate; readonly rooms: number };
