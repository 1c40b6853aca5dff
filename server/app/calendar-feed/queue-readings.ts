import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { atEachOpenHotel } from '../../property/hotel/at-each-hotel.ts';
import { listReadFeeds, queueReading } from './feed.store.ts';

/** Has every calendar from elsewhere read, each by itself: one that never answers keeps no other waiting. */
export const queueReadings = (db: Db): Promise<void> =>
  atEachOpenHotel(db, (hotelId) =>
    inHotel(db, hotelId, async (tx) => {
      for (const feedId of await listReadFeeds(tx, hotelId)) await queueReading(tx, { hotelId, feedId });
    }),
  );
