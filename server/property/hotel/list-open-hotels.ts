import { sql } from 'kysely';
import type { Db } from '../../platform/db/open-database.ts';

/** The numbers of those that guests find open. */
export async function listOpenHotels(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('hotel')
    .select('hotel_id')
    .where('is_open', '=', true)
    .where(sql<boolean>`document -> 'config' ->> 'isInMaintenance' is distinct from 'true'`)
    .orderBy('hotel_id')
    .execute();
  return rows.map((row) => row.hotel_id);
}
