import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import { atNotedHotels } from '../../property/hotel/at-noted-hotels.ts';
import { listReadFeeds, queueReading } from './feed.store.ts';

/** Has every calendar from elsewhere read, each by itself: one that never answers keeps no other waiting. */
export const queueReadings = (db: Db): Promise<void> =>
  atNotedHotels(db, { what: 'feeds', isForOpenOnly: true, hasAny: isReading }, (hotelId) =>
    inHotel(db, hotelId, async (tx) => {
      for (const feedId of await listReadFeeds(tx, hotelId)) await queueReading(tx, { hotelId, feedId });
    }),
  );

const isReading = async (tx: Tx, hotelId: number): Promise<boolean> => (await listReadFeeds(tx, hotelId)).length > 0;
