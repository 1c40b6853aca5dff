import type { Tx } from '../platform/db/open-database.ts';

/** Whether a hotel takes payments online. */
export async function hasPaymentSettings(tx: Tx, hotelId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('payment_settings')
    .select('hotel_id')
    .where('hotel_id', '=', hotelId)
    .executeTakeFirst();
  return row !== undefined;
}
