import type { Tx } from '../../platform/db/open-database.ts';
import type { StoredKey } from './key.store.ts';

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
    lastUsedAt: row.last_used_at?.getTime() ?? null,
  }));
}
