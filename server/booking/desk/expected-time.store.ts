import type { Tx } from '../../platform/db/open-database.ts';

type Room = { readonly reservationId: string; readonly roomStayIndex: number };

/** Null forgets it. */
export async function saveExpectedTime(
  tx: Tx,
  hotelId: number,
  { reservationId, roomStayIndex }: Room,
  time: string | null,
): Promise<void> {
  if (time === null)
    await tx
      .deleteFrom('room_stay_expected')
      .where('hotel_id', '=', hotelId)
      .where('reservation_id', '=', reservationId)
      .where('room_stay_index', '=', roomStayIndex)
      .execute();
  else
    await tx
      .insertInto('room_stay_expected')
      .values({ hotel_id: hotelId, reservation_id: reservationId, room_stay_index: roomStayIndex, clock: time })
      .onConflict((conflict) =>
        conflict.columns(['hotel_id', 'reservation_id', 'room_stay_index']).doUpdateSet({ clock: time }),
      )
      .execute();
}
