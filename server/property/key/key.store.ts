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
