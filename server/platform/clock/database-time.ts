import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Db } from '../db/open-database.ts';

/** What the database's own clock says at this moment. */
export async function readDatabaseTime(db: Db): Promise<Instant> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database did not tell the time');
  return row.now.getTime();
}
