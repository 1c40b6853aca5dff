import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

/** The person of an address, while they may sign in. */
export async function findPerson(
  tx: Tx,
  hotelId: number,
  email: string,
): Promise<{ readonly operatorId: string } | null> {
  const row = await tx
    .selectFrom('operator')
    .select('operator_id')
    .where('hotel_id', '=', hotelId)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row ? { operatorId: row.operator_id } : null;
}
