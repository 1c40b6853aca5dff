import type { Db } from '../../platform/db/open-database.ts';
import { listHotelIds } from './list-hotel-ids.ts';

/** Does something at every hotel, one after the other. One hotel's trouble is no other's: it is thrown in the end. */
export async function atEachHotel(db: Db, work: (hotelId: number) => Promise<void>): Promise<void> {
  const troubles: unknown[] = [];
  for (const hotelId of await listHotelIds(db))
    await work(hotelId).catch((error: unknown) => void troubles.push(error));
  if (troubles.length > 0) throw new AggregateError(troubles, `Not done at ${troubles.length} hotels`);
}
