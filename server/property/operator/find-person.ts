import type { Role } from '@stayfront/rules/people/role';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import { readRole } from './stored-role.ts';

/** The person of an address, while they may sign in. */
export async function findPerson(
  tx: Tx,
  hotelId: number,
  email: string,
): Promise<{ readonly operatorId: string; readonly email: string; readonly role: Role } | null> {
  const row = await tx
    .selectFrom('operator')
    .select(['operator_id', 'email', 'role', 'desk_role'])
    .where('hotel_id', '=', hotelId)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row ? { operatorId: row.operator_id, email: row.email, role: readRole(row) } : null;
}
