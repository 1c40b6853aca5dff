import { sql } from 'kysely';
import type { Db } from '../../platform/db/open-database.ts';

/** The numbers of those that are not in maintenance. */
export async function listOpenHotels(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('hotel')
    .select('hotel_id')
    .where(sql<boolean>`document -> 'config' ->> 'isInMaintenance' is distinct from 'true'`)
    .orderBy('hotel_id')
    .execute();
  return rows.map((row) => row.hotel_id);
}
