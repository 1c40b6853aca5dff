import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { chainSome, sealDay } from './history.store.ts';

/** So many reservations at a time, each time in a transaction of its own: nobody waits for a hotel with ten years behind it. */
const MOST = 500;

/**
 * Chains what has happened before there were chains, once, and seals the day. A day is sealed once, whoever comes first;
 * what happens afterwards goes with the next.
 */
export async function chainAndSeal(db: Db, hotelId: number, day: StayDate, now: Instant): Promise<void> {
  while (await inHotel(db, hotelId, (tx) => chainSome(tx, hotelId, MOST)));
  await inHotel(db, hotelId, (tx) => sealDay(tx, hotelId, day, now));
}
