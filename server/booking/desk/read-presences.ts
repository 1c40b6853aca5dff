import type { Presence } from '@stayfront/rules/booking/presence';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

export type Ticked = { readonly reservationId: string; readonly roomStayIndex: number; readonly presence: Presence };

/** What the desk has ticked of reservations. Rooms of which nothing was ticked are left out: their guests are to come. */
export async function readPresences(tx: Tx, hotelId: number, reservationIds: readonly string[]): Promise<Ticked[]> {
  const rows = await tx
    .selectFrom('room_stay_presence')
    .select(['reservation_id', 'room_stay_index', 'presence'])
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', sql<string>`any(${reservationIds}::text[])`)
    .execute();
  return rows.map(({ reservation_id: reservationId, room_stay_index: roomStayIndex, presence }) => ({
    reservationId,
    roomStayIndex,
    presence,
  }));
}
