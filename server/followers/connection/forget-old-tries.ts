import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../../platform/db/open-database.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { atEachHotel } from '../../property/hotel/at-each-hotel.ts';

/** So long it is known how each try went. */
const keptMs = 30 * 86_400_000;

/** Forgets how messages fared that long ago, at every hotel. Nothing relies on when it comes. */
export const forgetOldTries = (db: Db, now: Instant): Promise<void> =>
  atEachHotel(db, (hotelId) =>
    inHotel(db, hotelId, async (tx) => {
      const before = new Date(now - keptMs);
      await tx.deleteFrom('message_try').where('hotel_id', '=', hotelId).where('tried_at', '<', before).execute();
    }),
  );
