import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { atEachHotel } from '../../property/hotel/at-each-hotel.ts';
import { deleteArrivals } from './arrival.store.ts';

const keptMs = 24 * 3_600_000;

/** Archives that were sent and that nobody took. Nothing relies on when it comes. */
export const forgetOldArrivals = (db: Db, now: Instant): Promise<void> =>
  atEachHotel(db, (hotelId) => inHotel(db, hotelId, (tx) => deleteArrivals(tx, hotelId, now - keptMs)));
