import { addDays } from '@stayfront/rules/stay/stay-date';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { atEachHotel } from '../../property/hotel/at-each-hotel.ts';
import { deleteChangesBefore } from './calendar-history.store.ts';

/** So far back a sheet shows nights, and so long after that what was changed on them is known. */
const shownDays = 90;
const keptDays = 731;

/** So many changes are let go in one transaction: a table is never held for long. */
const atOnce = 200;

/**
 * Forgets what was changed in calendars, change by change, two years after the last of its nights has left the sheet. A
 * change that was made for a night still in reach stays however old it is: otherwise nobody could say who set its price.
 */
export const forgetOldChanges = (db: Db, now: Instant): Promise<void> =>
  atEachHotel(db, async (hotelId) => {
    const since = now - (shownDays + keptDays) * 86_400_000;
    // One more day: wherever a hotel is, that day is over there.
    const before = { madeBefore: since, nightsBefore: addDays(todayAt('UTC', since), -1) };
    for (let count = atOnce; count === atOnce;)
      count = await inHotel(db, hotelId, (tx) => deleteChangesBefore(tx, hotelId, before, atOnce));
  });
