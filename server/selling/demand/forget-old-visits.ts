import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { atEachHotel } from '../../property/hotel/at-each-hotel.ts';
import { deleteOldVisits } from './visit.store.ts';
import { addDays } from '@stayfront/rules/stay/stay-date';

/** By the day that has ended everywhere; marks of the day before are gone at the latest when it is noon somewhere else. */
export const forgetOldVisits = (db: Db, now: Instant): Promise<void> =>
  atEachHotel(db, (hotelId) =>
    inHotel(db, hotelId, (tx) => deleteOldVisits(tx, hotelId, addDays(todayAt('UTC', now), -1))),
  );
