import { createHash } from 'node:crypto';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Tables } from '../../platform/db/tables.ts';

export type StoredPasskey = {
  /** Where it was added. */
  readonly hotelId: number;
  readonly passkeyId: string;
  readonly operatorId: string;
  readonly email: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: Instant;
  readonly lastUsedAt: Instant | null;
};

/** How a passkey is called: its own id may be too long for an address. */
export const passkeyIdOf = (credentialId: string): string =>
  createHash('sha256').update(credentialId).digest('base64url');

const storedPasskey = (row: Selectable<Tables['passkey']>): StoredPasskey => ({
  hotelId: row.hotel_id,
  passkeyId: row.passkey_id,
  operatorId: row.operator_id,
  email: row.email,
  credentialId: row.credential_id,
  publicKey: row.public_key,
  counter: row.counter,
  transports: row.transports,
  name: row.name,
  createdAt: row.created_at.getTime(),
  lastUsedAt: row.last_used_at?.getTime() ?? null,
});

/** A person's passkeys, wherever they were added: the transaction is let see this person's rows of all hotels. */
export async function readPasskeysOf(tx: Tx, email: string): Promise<StoredPasskey[]> {
  const person = email.toLowerCase();
  await sql`select set_config('stayfront.person', ${person}, true)`.execute(tx);
  const rows = await tx.selectFrom('passkey').selectAll().where('email', '=', person).execute();
  return rows.map(storedPasskey).toSorted((a, b) => b.createdAt - a.createdAt);
}

/** Wherever it was added. */
export async function findPasskey(tx: Tx, passkeyId: string): Promise<StoredPasskey | null> {
  await sql`select set_config('stayfront.passkey', ${passkeyId}, true)`.execute(tx);
  const row = await tx.selectFrom('passkey').selectAll().where('passkey_id', '=', passkeyId).executeTakeFirst();
  return row ? storedPasskey(row) : null;
}

/** Says false where there is one of this id already, at whatever hotel. */
export async function insertPasskey(tx: Tx, passkey: Omit<StoredPasskey, 'lastUsedAt'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('passkey')
    .values({
      hotel_id: passkey.hotelId,
      passkey_id: passkey.passkeyId,
      operator_id: passkey.operatorId,
      email: passkey.email,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: JSON.stringify(passkey.transports),
      name: passkey.name,
      created_at: new Date(passkey.createdAt),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * That it was used, in the hotel where it was added. A counter that does not go on is that of a copy, and of two who come
 * with the same number one is too late; authenticators that do not count say 0 always.
 */
export async function countUse(tx: Tx, hotelId: number, passkeyId: string, counter: number, now: Instant) {
  const used = await tx
    .updateTable('passkey')
    .set({ counter, last_used_at: new Date(now) })
    .where('hotel_id', '=', hotelId)
    .where('passkey_id', '=', passkeyId)
    .where((where) =>
      where.or([where('counter', '<', counter), where.and([where('counter', '=', 0), where.lit(counter === 0)])]),
    )
    .returning('passkey_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Says whether there was one. */
export async function deletePasskey(tx: Tx, hotelId: number, passkeyId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkey')
    .where('hotel_id', '=', hotelId)
    .where('passkey_id', '=', passkeyId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Uses a challenge up; false where somebody has answered it already. Those that have ended are cleared away. */
export async function useChallenge(tx: Tx, hotelId: number, challenge: string, end: Instant, now: Instant) {
  await tx
    .deleteFrom('passkey_challenge')
    .where('hotel_id', '=', hotelId)
    .where('expires_at', '<', new Date(now))
    .execute();
  const challengeHash = createHash('sha256').update(challenge).digest();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('passkey_challenge')
    .values({ hotel_id: hotelId, challenge_hash: challengeHash, expires_at: new Date(end) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
