import type { Role } from '@stayfront/rules/people/role';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { readRole, storedRole, type StoredRole } from './stored-role.ts';

export type StoredOperator = {
  readonly operatorId: string;
  readonly email: string;
  readonly role: Role;
  readonly createdAt: Instant;
  readonly removedAt: Instant | null;
  readonly lastSeenAt: Instant | null;
};

/** Puts a person on the list, or back on it, with this role. */
export async function saveOperator(
  tx: Tx,
  hotelId: number,
  { operatorId, email, role, createdAt }: Omit<StoredOperator, 'removedAt' | 'lastSeenAt'>,
): Promise<string> {
  const stored = storedRole(role);
  const { rows } = await sql<{ operator_id: string }>`
    insert into operator (hotel_id, operator_id, email, role, desk_role, created_at)
    values (${hotelId}, ${operatorId}, ${email}, ${stored.role}, ${stored.desk_role}, ${new Date(createdAt)})
    on conflict (hotel_id, lower(email)) do update
      set role = excluded.role, desk_role = excluded.desk_role, removed_at = null
    returning operator_id`.execute(tx);
  return rows[0]?.operator_id ?? operatorId;
}

/** Takes a person off the list; says whom, or null where there is nobody of that address. */
export async function endOperator(
  tx: Tx,
  hotelId: number,
  email: string,
  now: Instant,
): Promise<Pick<StoredOperator, 'operatorId' | 'role'> | null> {
  const row = await tx
    .updateTable('operator')
    .set({ removed_at: new Date(now) })
    .where('hotel_id', '=', hotelId)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('removed_at', 'is', null)
    .returning(['operator_id', 'role', 'desk_role'])
    .executeTakeFirst();
  return row ? { operatorId: row.operator_id, role: readRole(row) } : null;
}

type NewLink = {
  readonly linkHash: Buffer;
  readonly operatorId: string;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
};

export async function insertLink(tx: Tx, hotelId: number, link: NewLink): Promise<void> {
  await tx
    .insertInto('operator_link')
    .values({
      hotel_id: hotelId,
      link_hash: link.linkHash,
      operator_id: link.operatorId,
      created_at: new Date(link.createdAt),
      expires_at: new Date(link.expiresAt),
    })
    .execute();
}

/** Uses a link up. Of two who come with it at once, one finds it used; nobody learns why theirs did not open. */
export async function useLink(
  tx: Tx,
  hotelId: number,
  linkHash: Buffer,
  now: Instant,
): Promise<Pick<StoredOperator, 'operatorId' | 'email' | 'role'> | null> {
  const { rows } = await sql<StoredRole & { operator_id: string; email: string }>`
    update operator_link as link set used_at = ${new Date(now)}
      from operator
     where link.hotel_id = ${hotelId} and link.link_hash = ${linkHash}
       and link.used_at is null and link.expires_at > ${new Date(now)}
       and operator.hotel_id = link.hotel_id and operator.operator_id = link.operator_id
       and operator.removed_at is null
    returning operator.operator_id, operator.email, operator.role, operator.desk_role`.execute(tx);
  const [row] = rows;
  return row ? { operatorId: row.operator_id, email: row.email, role: readRole(row) } : null;
}

/** Links nobody has used yet open nothing any more. */
export async function endLinks(tx: Tx, hotelId: number, operatorId: string, now: Instant): Promise<void> {
  await tx
    .updateTable('operator_link')
    .set({ used_at: new Date(now) })
    .where('hotel_id', '=', hotelId)
    .where('operator_id', '=', operatorId)
    .where('used_at', 'is', null)
    .execute();
}

/** Everybody who may sign in; nobody else changes the list until this transaction ends. */
export async function lockPeople(tx: Tx, hotelId: number): Promise<StoredOperator[]> {
  const rows = await tx
    .selectFrom('operator')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('removed_at', 'is', null)
    .orderBy('operator_id')
    .forUpdate()
    .execute();
  return rows.map(storedOperator);
}

export const storedOperator = (row: Selectable<Tables['operator']>): StoredOperator => ({
  operatorId: row.operator_id,
  email: row.email,
  role: readRole(row),
  createdAt: row.created_at.getTime(),
  removedAt: row.removed_at?.getTime() ?? null,
  lastSeenAt: row.last_seen_at?.getTime() ?? null,
});

export async function changeRole(tx: Tx, hotelId: number, operatorId: string, role: Role): Promise<void> {
  await tx
    .updateTable('operator')
    .set(storedRole(role))
    .where('hotel_id', '=', hotelId)
    .where('operator_id', '=', operatorId)
    .execute();
}

/** Whether somebody was invited who may still come: by a link that waits longer than those of a start. */
export async function hasOpenInvitation(tx: Tx, hotelId: number, now: Instant): Promise<boolean> {
  const { rows } = await sql`
    select from operator_link join operator using (hotel_id, operator_id)
     where hotel_id = ${hotelId} and used_at is null and expires_at > ${new Date(now)}
       and expires_at - operator_link.created_at > interval '1 hour' and removed_at is null
     limit 1`.execute(tx);
  return rows.length > 0;
}
