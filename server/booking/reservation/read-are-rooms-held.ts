import type { Tx } from '../../platform/db/open-database.ts';

/** Whether rooms are kept while a reservation waits for its payment: not where many were kept already. */
export async function readAreRoomsHeld(tx: Tx, hotelId: number, reservationId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('reservation')
    .select('are_rooms_held')
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst();
  return row?.are_rooms_held === true;
}
