import type { FeedBlock } from '@stayfront/rules/calendar-feed/read-feed';
import type { FeedClash, FeedTrouble } from '@stayfront/rules/calendar-feed/trouble';

/** A calendar of taken nights that the hotel and somebody else tell each other, as it is kept. */
export type StoredFeed = {
  readonly feedId: string;
  readonly title: string;
  readonly roomId: string;
  readonly unit: { readonly number: number; readonly of: number } | null;
  readonly isOff: boolean;
  readonly createdAt: Date;
  readonly sealedToken: Buffer | null;
  readonly sealedSource: Buffer | null;
  readonly sourceHost: string | null;
  readonly etag: string | null;
  readonly readAt: Date | null;
  readonly tookMs: number | null;
  readonly takenAt: Date | null;
  readonly trouble: FeedTrouble | null;
  readonly detail: string | null;
  readonly since: Date | null;
  readonly blocks: readonly FeedBlock[];
  readonly smaller: readonly FeedBlock[] | null;
  readonly clashes: readonly FeedClash[];
  readonly toldAt: Date | null;
};

export type FeedKey = { readonly hotelId: number; readonly feedId: string };

/** The name under which rooms are held for the stays of a feed: no reservation is called so. */
export const holdName = (feedId: string): string => `ical.${feedId}`;
