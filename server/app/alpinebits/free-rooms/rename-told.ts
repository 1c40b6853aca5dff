import type { Tx } from '../../../platform/db/open-database.ts';

/** What was told of categories that have another code now stays known under it. */
export async function renameTold(
  tx: Tx,
  hotelId: number,
  connection: string,
  renamed: readonly { readonly from: string; readonly to: string }[],
): Promise<void> {
  for (const { from, to } of renamed)
    await tx
      .updateTable('alpinebits_told')
      .set({ code: to })
      .where('hotel_id', '=', hotelId)
      .where('connection', '=', connection)
      .where('code', '=', from)
      .execute();
}
