import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { noteOperator } from '../../property/operator/note-operator.ts';
import type { FeedKey } from './feed.ts';
import { deleteStoredFeed, readStoredFeed } from './feed.store.ts';
import { takeNights } from './take-nights.ts';

/** Ends a feed: its address answers no more, and the rooms that were held for it are free again. */
export const removeFeed = (
  db: Db,
  { hotelId, feedId, by }: FeedKey & { readonly by: string },
  now: Instant,
): Promise<{ feedId: string; isRemoved: true } | Refusal<'calendar_feed.unknown'>> =>
  inHotel(db, hotelId, async (tx) => {
    const feed = await readStoredFeed(tx, { hotelId, feedId }, 'lock');
    if (!feed) return refuse('calendar_feed.unknown');
    await takeNights(tx, { hotelId, feedId, roomId: feed.roomId }, new Map(), now);
    await deleteStoredFeed(tx, { hotelId, feedId });
    const detail = { feedId, title: feed.title };
    await noteOperator(tx, hotelId, { happenedAt: now, who: by, what: 'calendar_feed.removed', detail });
    return { feedId, isRemoved: true };
  });
