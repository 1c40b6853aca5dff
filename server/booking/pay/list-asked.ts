import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

/** Of several reservations those whose guests are asked to pay by the link, and whose time to do so is not over. */
export async function listAsked(
  tx: Tx,
  hotelId: number,
  reservationIds: readonly string[],
  today: StayDate,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('payment_request')
    .select('reservation_id')
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', sql<string>`any(${reservationIds}::text[])`)
    .where('state', '=', 'open')
    .where('due_on', '>=', today)
    .execute();
  return new Set(rows.map((row) => row.reservation_id));
}
