import type { OperatorRole } from '@stayfront/contract/operator';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';

/** A session as it begins; it ends at `expiresAt`, unless something is done before. */
type NewSession = {
  readonly sessionHash: Buffer;
  readonly operatorId: string;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
};

export async function insertSession(tx: Tx, hotelId: number, session: NewSession): Promise<void> {
  await tx
    .insertInto('operator_session')
    .values({
      hotel_id: hotelId,
      session_hash: session.sessionHash,
      operator_id: session.operatorId,
      created_at: new Date(session.createdAt),
      expires_at: new Date(session.expiresAt),
    })
    .execute();
}

export type OpenSession = {
  readonly operatorId: string;
  readonly email: string;
  readonly role: OperatorRole;
  readonly begunAt: Instant;
  /** If nothing is asked for until then. */
  readonly idleEnd: Instant;
};

/** Whose session it is, while it lasts and its owner is still on the list. */
export async function readSession(
  tx: Tx,
  hotelId: number,
  sessionHash: Buffer,
  now: Instant,
): Promise<OpenSession | null> {
  const row = await tx
    .selectFrom('operator_session as session')
    .innerJoin('operator', (join) =>
      join
        .onRef('operator.hotel_id', '=', 'session.hotel_id')
        .onRef('operator.operator_id', '=', 'session.operator_id'),
    )
    .select(['operator.operator_id', 'operator.email', 'operator.role', 'session.created_at', 'session.expires_at'])
    .where('session.hotel_id', '=', hotelId)
    .where('session.session_hash', '=', sessionHash)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', new Date(now))
    .where('operator.removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const [begunAt, idleEnd] = [row.created_at.getTime(), row.expires_at.getTime()];
  return { operatorId: row.operator_id, email: row.email, role: row.role, begunAt, idleEnd };
}

export async function prolongSession(tx: Tx, hotelId: number, sessionHash: Buffer, until: Instant): Promise<void> {
  await tx
    .updateTable('operator_session')
    .set({ expires_at: new Date(until) })
    .where('hotel_id', '=', hotelId)
    .where('session_hash', '=', sessionHash)
    .where('expires_at', '<', new Date(until))
    .execute();
}

export async function endSession(tx: Tx, hotelId: number, sessionHash: Buffer, now: Instant): Promise<void> {
  await tx
    .updateTable('operator_session')
    .set({ ended_at: new Date(now) })
    .where('hotel_id', '=', hotelId)
    .where('session_hash', '=', sessionHash)
    .execute();
}

/** Wherever somebody is signed in, they are not any more. */
export async function endSessionsOf(tx: Tx, hotelId: number, operatorId: string, now: Instant): Promise<void> {
  await tx
    .updateTable('operator_session')
    .set({ ended_at: new Date(now) })
    .where('hotel_id', '=', hotelId)
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .execute();
}
