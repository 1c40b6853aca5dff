import type { Db } from '../../platform/db/open-database.ts';

export async function listHotelIds(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('hotel').select('hotel_id').orderBy('hotel_id').execute();
  return rows.map((row) => row.hotel_id);
}
