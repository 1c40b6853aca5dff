import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { StoredChange } from './stored-change.ts';

export const fromRow = (row: Selectable<Tables['reservation_change']>): StoredChange => ({
  hotelId: row.hotel_id,
  changeId: row.change_id,
  reservationId: row.reservation_id,
  state: row.state,
  stays: row.stays,
  terms: row.terms,
  holdExpiresAt: row.hold_expires_at?.getTime() ?? null,
  deadline: row.deadline.getTime(),
});

/** Changes that still wait for a payment though their hold ended before an instant. */
export async function listForgottenChanges(tx: Tx, hotelId: number, before: Instant): Promise<StoredChange[]> {
  const rows = await tx
    .selectFrom('reservation_change')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('state', '=', 'held')
    .where('hold_expires_at', '<', new Date(before))
    .execute();
  return rows.map(fromRow);
}
