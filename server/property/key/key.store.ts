import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';

export type StoredKey = {
  readonly keyId: string;
  readonly name: string;
  readonly keyHash: Buffer;
  readonly createdAt: Instant;
  readonly revokedAt: Instant | null;
};

export async function insertKey(
  tx: Tx,
  hotelId: number,
  key: Pick<StoredKey, 'keyId' | 'name' | 'keyHash' | 'createdAt'>,
): Promise<void> {
  await tx
    .insertInto('api_key')
    .values({
      hotel_id: hotelId,
      key_id: key.keyId,
      name: key.name,
      key_hash: key.keyHash,
      created_at: new Date(key.createdAt),
    })
    .execute();
}

/** All keys a hotel has had, the oldest first. */
export async function readKeys(tx: Tx, hotelId: number): Promise<StoredKey[]> {
  const rows = await tx
    .selectFrom('api_key')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .orderBy('created_at')
    .orderBy('key_id')
    .execute();
  return rows.map((row) => ({
    keyId: row.key_id,
    name: row.name,
    keyHash: row.key_hash,
    createdAt: row.created_at.getTime(),
    revokedAt: row.revoked_at?.getTime() ?? null,
  }));
}

/** Ends a key; says false where there is none that still opens anything. */
export async function endKey(tx: Tx, hotelId: number, keyId: string, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('api_key')
    .set({ revoked_at: new Date(now) })
    .where('hotel_id', '=', hotelId)
    .where('key_id', '=', keyId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
