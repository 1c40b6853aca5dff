import type { DeskOutlook } from '@stayfront/contract/desk/outlook';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { readLately, readNights } from './outlook.store.ts';

const nightsAhead = 14;
const aDay = 24 * 3_600_000;

/** How full the house is tonight and on the nights to come, and what the last 24 hours have brought. */
export const describeOutlook = (db: Db, { hotelId, document }: Hotel, now: Instant): Promise<DeskOutlook> =>
  inHotel(
    db,
    hotelId,
    async (tx) => {
      const today = todayAt(document.timeZone, now);
      const roomIds = document.rooms.map(({ id }) => id);
      const since = now - aDay;
      return {
        today,
        currency: document.currency,
        nights: await readNights(tx, hotelId, { from: today, nights: nightsAhead, roomIds }, now),
        lastDay: { since: new Date(since).toISOString(), ...(await readLately(tx, hotelId, since)) },
      };
    },
    'read only',
  );
