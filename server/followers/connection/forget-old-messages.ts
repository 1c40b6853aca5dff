import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { atEachHotel } from '../../property/hotel/at-each-hotel.ts';

/** So long it is known what was said with other systems. */
const keptMs = 30 * 86_400_000;
/** So long it is known that a system took a state of a reservation, once it has. */
const settledMs = 400 * 86_400_000;

/** Forgets what was said that long ago, at every hotel. What a system still has to take is never forgotten. */
export const forgetOldMessages = (db: Db, now: Instant): Promise<void> =>
  atEachHotel(db, (hotelId) =>
    inHotel(db, hotelId, async (tx) => {
      const before = new Date(now - keptMs);
      await tx.deleteFrom('connection_message').where('hotel_id', '=', hotelId).where('at', '<', before).execute();
      await tx
        .deleteFrom('connection_delivery')
        .where('hotel_id', '=', hotelId)
        .where('settled_at', '<', new Date(now - settledMs))
        .where('state', 'in', ['acknowledged', 'refused', 'given-up'])
        .execute();
    }),
  );
