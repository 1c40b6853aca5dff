import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { noteOperator } from '../../property/operator/note-operator.ts';
import type { StoredFeed } from './feed.ts';
import { nothingRead, readStoredFeed, saveReading } from './feed.store.ts';
import { wantedOf } from './read-feed.ts';
import { takeNights } from './take-nights.ts';

/** Somebody of the house says that a feed which has shrunk is right. Where it has not, everything stays as it is. */
export const takeSmaller = (
  db: Db,
  hotel: Hotel,
  { feedId, by }: { readonly feedId: string; readonly by: string },
  now: Instant,
): Promise<StoredFeed | Refusal<'calendar_feed.unknown'>> =>
  inHotel(db, hotel.hotelId, async (tx) => {
    const key = { hotelId: hotel.hotelId, feedId };
    const feed = await readStoredFeed(tx, key, 'lock');
    if (!feed) return refuse('calendar_feed.unknown');
    if (feed.isOff || feed.trouble !== 'shrunk' || !feed.smaller) return feed;
    const wanted = wantedOf(hotel, feed, feed.smaller, now);
    const { clashes } = await takeNights(tx, { ...key, roomId: feed.roomId }, wanted, now);
    const { tookMs, readAt, smaller: blocks } = feed;
    await saveReading(tx, key, {
      ...nothingRead,
      tookMs,
      readAt: readAt?.getTime() ?? null,
      takenAt: now,
      blocks,
      clashes,
    });
    const detail = { feedId, title: feed.title, stays: [feed.blocks.length, blocks.length] };
    await noteOperator(tx, key.hotelId, { happenedAt: now, who: by, what: 'calendar_feed.smaller_taken', detail });
    return (await readStoredFeed(tx, key)) ?? feed;
  });
