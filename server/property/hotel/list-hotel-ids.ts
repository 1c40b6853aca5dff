import type { Db } from '../../platform/db/open-database.ts';

/** The numbers of all hotels, or of those that are not being set up any more. */
export async function listHotelIds(db: Db, which: 'all' | 'open' = 'all'): Promise<number[]> {
  const rows = await db
    .selectFrom('hotel')
    .select('hotel_id')
    .$if(which === 'open', (query) => query.where('is_open', '=', true))
    .orderBy('hotel_id')
    .execute();
  return rows.map((row) => row.hotel_id);
}
