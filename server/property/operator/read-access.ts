import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

/** By what somebody may come in besides a link that they ask for. */
export type Access = { readonly invitationEndsAt: Instant | null; readonly passkeys: number };

/** Of each person of a hotel. Invitations wait longer than other links do; passkeys are those that were added here. */
export async function readAccess(tx: Tx, hotelId: number, now: Instant): Promise<ReadonlyMap<string, Access>> {
  const { rows } = await sql<{ operator_id: string; invitation_end: Date | null; passkeys: number }>`
    select operator_id,
           (select max(expires_at) from operator_link as link
             where link.hotel_id = ${hotelId} and link.operator_id = operator.operator_id and used_at is null
               and expires_at > ${new Date(now)} and expires_at - link.created_at > interval '1 hour') as invitation_end,
           (select count(*)::integer from passkey
             where passkey.hotel_id = ${hotelId} and passkey.operator_id = operator.operator_id) as passkeys
      from operator where hotel_id = ${hotelId} and removed_at is null`.execute(tx);
  return new Map(
    rows.map(({ operator_id: operatorId, invitation_end: end, passkeys }) => [
      operatorId,
      { invitationEndsAt: end?.getTime() ?? null, passkeys },
    ]),
  );
}
