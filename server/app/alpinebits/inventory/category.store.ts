import type { KeptCategory } from '@stayfront/rules/alpinebits/inventory/plan-inventory';
import type { Tx } from '../../../platform/db/open-database.ts';

/** The categories of a system as its inventory described them last, retired ones included. */
export async function selectCategories(tx: Tx, hotelId: number, connection: string): Promise<KeptCategory[]> {
  const rows = await tx
    .selectFrom('alpinebits_category')
    .select(['code', 'room_id', 'is_made_here', 'is_retired', 'sent'])
    .where('hotel_id', '=', hotelId)
    .where('connection', '=', connection)
    .orderBy('code')
    .execute();
  return rows.map((row) => ({
    code: row.code,
    roomId: row.room_id,
    isMadeHere: row.is_made_here,
    isRetired: row.is_retired,
    sent: row.sent,
  }));
}

/** Keeps what an inventory said in place of what the one before it did. */
export async function replaceCategories(
  tx: Tx,
  hotelId: number,
  connection: string,
  kept: readonly KeptCategory[],
): Promise<void> {
  await tx
    .deleteFrom('alpinebits_category')
    .where('hotel_id', '=', hotelId)
    .where('connection', '=', connection)
    .execute();
  if (kept.length === 0) return;
  await tx
    .insertInto('alpinebits_category')
    .values(
      kept.map(({ code, roomId, isMadeHere, isRetired, sent }) => ({
        hotel_id: hotelId,
        connection,
        code,
        room_id: roomId,
        is_made_here: isMadeHere,
        is_retired: isRetired,
        sent: JSON.stringify(sent),
      })),
    )
    .execute();
}
