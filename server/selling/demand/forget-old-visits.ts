import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { atEachHotel } from '../../property/hotel/at-each-hotel.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { deleteOldVisits } from './visit.store.ts';

/** Marks of days that are over at the hotel are forgotten, and counts that are years old. */
export const forgetOldVisits = (db: Db, readHotel: ReadHotel, now: Instant): Promise<void> =>
  atEachHotel(db, async (hotelId) => {
    const hotel = await readHotel(hotelId);
    if (!hotel) return;
    await inHotel(db, hotelId, (tx) => deleteOldVisits(tx, hotelId, todayAt(hotel.document.timeZone, now)));
  });
