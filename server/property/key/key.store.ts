import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';

export type StoredKey = {
  readonly keyId: string;
  readonly name: string;
  readonly keyHash: Buffer;
  readonly createdAt: Instant;
  readonly revokedAt: Instant | null;
  /** To the minute. */
  readonly lastUsedAt: Instant | null;
};

/** Says false where there is, or was, one of this id. */
export async function insertKey(
  tx: Tx,
  hotelId: number,
  key: Pick<StoredKey, 'keyId' | 'name' | 'keyHash' | 'createdAt'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('api_key')
    .values({
      hotel_id: hotelId,
      key_id: key.keyId,
      name: key.name,
      key_hash: key.keyHash,
      created_at: new Date(key.createdAt),
    })
    .onConflict((conflict) => conflict.columns(['hotel_id', 'key_id']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** That a key has opened something: so much is worth one statement a minute. */
export async function noteKeyUse(tx: Tx, hotelId: number, keyId: string, now: Instant): Promise<void> {
  await tx
    .updateTable('api_key')
    .set({ last_used_at: new Date(now) })
    .where('hotel_id', '=', hotelId)
    .where('key_id', '=', keyId)
    .execute();
}
