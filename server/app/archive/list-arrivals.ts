import type { Arrival } from '@stayfront/contract/desk/archive';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { readArrivals } from './arrival.store.ts';
import { describeWork } from './describe-work.ts';

const mostTold = 20;

/** Archives that were sent to a hotel within a day, and how far each is. */
export const listArrivals = async (db: Db, hotelId: number, now: Instant): Promise<Arrival[]> =>
  (await inHotel(db, hotelId, (tx) => readArrivals(tx, hotelId, mostTold), 'read only')).map((one) =>
    describeWork(one, now),
  );
