import type { Whence } from './whence.ts';
import type { Role } from '@stayfront/rules/people/role';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { readRole } from './stored-role.ts';

/** A session as it begins; it ends at `expiresAt`, unless something is done before. */
type NewSession = Whence & {
  readonly sessionHash: Buffer;
  readonly operatorId: string;
  /** When its owner proved who they are. */
  readonly begunAt: Instant;
  readonly expiresAt: Instant;
};

export async function insertSession(tx: Tx, hotelId: number, session: NewSession, now: Instant): Promise<void> {
  await tx
    .insertInto('operator_session')
    .values({
      hotel_id: hotelId,
      session_hash: session.sessionHash,
      operator_id: session.operatorId,
      created_at: new Date(session.begunAt),
      expires_at: new Date(session.expiresAt),
      used_at: new Date(now),
      device: session.device,
      network: session.network,
    })
    .execute();
  await noteSeen(tx, hotelId, session.operatorId, now);
}

export type OpenSession = {
  readonly operatorId: string;
  readonly email: string;
  readonly role: Role;
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
    .select(['operator.operator_id', 'operator.email', 'operator.role', 'operator.desk_role'])
    .select(['session.created_at', 'session.expires_at'])
    .where('session.hotel_id', '=', hotelId)
    .where('session.session_hash', '=', sessionHash)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', new Date(now))
    .where('operator.removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const [begunAt, idleEnd] = [row.created_at.getTime(), row.expires_at.getTime()];
  return { operatorId: row.operator_id, email: row.email, role: readRole(row), begunAt, idleEnd };
}

type Use = { readonly operatorId: string; readonly until: Instant; readonly network: string | null };

/** That something was asked for in a session. */
export async function prolongSession(
  tx: Tx,
  hotelId: number,
  sessionHash: Buffer,
  { operatorId, until, network }: Use,
  now: Instant,
): Promise<void> {
  await tx
    .updateTable('operator_session')
    .set({ expires_at: new Date(until), used_at: new Date(now), network })
    .where('hotel_id', '=', hotelId)
    .where('session_hash', '=', sessionHash)
    .where('expires_at', '<', new Date(until))
    .execute();
  await noteSeen(tx, hotelId, operatorId, now);
}

async function noteSeen(tx: Tx, hotelId: number, operatorId: string, now: Instant): Promise<void> {
  await tx
    .updateTable('operator')
    .set({ last_seen_at: new Date(now) })
    .where('hotel_id', '=', hotelId)
    .where('operator_id', '=', operatorId)
    .execute();
}

export type OwnSession = Whence & {
  readonly sessionHash: Buffer;
  readonly begunAt: Instant;
  readonly lastUsedAt: Instant;
};

/** Somebody's sessions that are still open, the one used last first. */
export async function readSessionsOf(tx: Tx, hotelId: number, operatorId: string, now: Instant): Promise<OwnSession[]> {
  const rows = await tx
    .selectFrom('operator_session')
    .select(['session_hash', 'created_at', 'used_at', 'device', 'network'])
    .where('hotel_id', '=', hotelId)
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .execute();
  return rows
    .map((row) => ({
      sessionHash: row.session_hash,
      device: row.device,
      network: row.network,
      begunAt: row.created_at.getTime(),
      lastUsedAt: (row.used_at ?? row.created_at).getTime(),
    }))
    .toSorted((a, b) => b.lastUsedAt - a.lastUsedAt);
}

/** Ends a session, if it is theirs; says on which device it was. */
export async function endSessionOf(
  tx: Tx,
  hotelId: number,
  { operatorId, sessionHash }: { readonly operatorId: string; readonly sessionHash: Buffer },
  now: Instant,
): Promise<{ readonly device: string | null } | null> {
  const ended = await tx
    .updateTable('operator_session')
    .set({ ended_at: new Date(now) })
    .where('hotel_id', '=', hotelId)
    .where('operator_id', '=', operatorId)
    .where('session_hash', '=', sessionHash)
    .where('ended_at', 'is', null)
    .returning('device')
    .executeTakeFirst();
  return ended ?? null;
}

/** Wherever somebody is signed in, they are not any more, but in a session that is kept. Says in how many they were. */
export async function endSessionsOf(
  tx: Tx,
  hotelId: number,
  { operatorId, kept }: { readonly operatorId: string; readonly kept?: Buffer },
  now: Instant,
): Promise<number> {
  const ended = await tx
    .updateTable('operator_session')
    .set({ ended_at: new Date(now) })
    .where('hotel_id', '=', hotelId)
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .$if(kept !== undefined, (query) => query.where('session_hash', '!=', kept ?? Buffer.alloc(0)))
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}
