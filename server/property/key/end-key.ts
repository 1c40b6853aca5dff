import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';

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
