import type { Db } from '../../platform/db/open-database.ts';

/** Those that say they belong to it, whether it has a name yet or not, and have opened; the first is its host. */
export async function listHotelsOf(db: Db, chainId: number): Promise<number[]> {
  const hotels = await db
    .selectFrom('hotel')
    .select('hotel_id')
    .where('chain_id', '=', chainId)
    .where('is_open', '=', true)
    .orderBy('hotel_id')
    .execute();
  return hotels.map((hotel) => hotel.hotel_id);
}
