import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Ticked } from './read-presences.ts';

/** Reservations that stand and have a room which somebody comes to, sleeps in or leaves on a day. */
export async function listReservationsOn(tx: Tx, hotelId: number, day: StayDate): Promise<string[]> {
  const rows = await tx
    .selectFrom('room_stay as stay')
    .innerJoin('reservation', (join) =>
      join
        .onRef('reservation.hotel_id', '=', 'stay.hotel_id')
        .onRef('reservation.reservation_id', '=', 'stay.reservation_id'),
    )
    .select('stay.reservation_id')
    .distinct()
    .where('stay.hotel_id', '=', hotelId)
    .where('stay.status', '=', 'book')
    .where('stay.departure', '>=', day)
    .where('stay.arrival', '<=', day)
    .where('reservation.status', 'not in', ['held', 'cancel', 'discarded'])
    .execute();
  return rows.map((row) => row.reservation_id);
}

export async function savePresence(
  tx: Tx,
  hotelId: number,
  { reservationId, roomStayIndex, presence }: Ticked,
  now: Instant,
): Promise<void> {
  await tx
    .insertInto('room_stay_presence')
    .values({
      hotel_id: hotelId,
      reservation_id: reservationId,
      room_stay_index: roomStayIndex,
      presence,
      changed_at: new Date(now),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['hotel_id', 'reservation_id', 'room_stay_index'])
        .doUpdateSet({ presence, changed_at: new Date(now) }),
    )
    .execute();
}
