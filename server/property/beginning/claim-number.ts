import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

/** The next number of a hotel, which nobody else is given until this transaction ends; null where the one tried is taken. */
export async function claimNumber(tx: Tx, hotelId: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('a hotel begins', 0))`.execute(tx);
  const taken = await tx.selectFrom('hotel').select('hotel_id').where('hotel_id', '=', hotelId).executeTakeFirst();
  return taken === undefined;
}
