import type { Tx } from '../../platform/db/open-database.ts';
import { storedOperator, type StoredOperator } from './operator.store.ts';

export async function readOperators(tx: Tx, hotelId: number): Promise<StoredOperator[]> {
  const rows = await tx
    .selectFrom('operator')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .orderBy('created_at')
    .orderBy('operator_id')
    .execute();
  return rows.map(storedOperator);
}
