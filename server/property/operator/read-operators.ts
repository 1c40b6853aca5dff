import type { Tx } from '../../platform/db/open-database.ts';
import type { StoredOperator } from './operator.store.ts';

export async function readOperators(tx: Tx, hotelId: number): Promise<StoredOperator[]> {
  const rows = await tx
    .selectFrom('operator')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .orderBy('created_at')
    .orderBy('operator_id')
    .execute();
  return rows.map((row) => ({
    operatorId: row.operator_id,
    email: row.email,
    role: row.role,
    createdAt: row.created_at.getTime(),
    removedAt: row.removed_at?.getTime() ?? null,
  }));
}
