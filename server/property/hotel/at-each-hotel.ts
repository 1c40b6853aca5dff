import type { Db } from '../../platform/db/open-database.ts';
import { listHotelIds } from './list-hotel-ids.ts';

/** Does something at every hotel, one after the other. One hotel's trouble is no other's: it is thrown in the end. */
export const atEachHotel = async (db: Db, work: Work): Promise<void> => atEach(await listHotelIds(db), work);

/**
 * The same at those that have opened: what came with a hotel from elsewhere waits for it. Until then the house it came
 * from looks after its bookings, and no guest hears of the same twice.
 */
export const atEachOpenHotel = async (db: Db, work: Work): Promise<void> =>
  atEach(await listHotelIds(db, 'open'), work);

type Work = (hotelId: number) => Promise<void>;

export async function atEach(hotelIds: readonly number[], work: Work): Promise<void> {
  const troubles: unknown[] = [];
  for (const hotelId of hotelIds) await work(hotelId).catch((error: unknown) => void troubles.push(error));
  if (troubles.length > 0) throw new AggregateError(troubles, `Not done at ${troubles.length} hotels`);
}
