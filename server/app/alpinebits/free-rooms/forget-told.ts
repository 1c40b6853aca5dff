import type { Tx } from '../../../platform/db/open-database.ts';

/** Of categories that are no more nothing is known. */
export async function forgetTold(tx: Tx, hotelId: number, connection: string, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  await tx
    .deleteFrom('alpinebits_told')
    .where('hotel_id', '=', hotelId)
    .where('connection', '=', connection)
    .where('code', 'in', codes)
    .execute();
}
