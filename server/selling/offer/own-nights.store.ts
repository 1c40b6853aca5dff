import type { ChosenRoom } from '@stayfront/rules/grid/without-chosen';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays } from '@stayfront/rules/stay/stay-date';
import type { Tx } from '../../platform/db/open-database.ts';

/** The nights that are held for the guest of a session while they are paid for, each room by itself. */
export async function readHeldNights(
  tx: Tx,
  hotelId: number,
  sessionId: string,
  now: Instant,
): Promise<readonly ChosenRoom[]> {
  const nights = await tx
    .selectFrom('hold')
    .innerJoin('reservation', (join) =>
      join
        .onRef('reservation.hotel_id', '=', 'hold.hotel_id')
        .onRef('reservation.reservation_id', '=', 'hold.reservation_id'),
    )
    .select(['hold.room_id', 'hold.date', 'hold.rooms'])
    .where('hold.hotel_id', '=', hotelId)
    .where('hold.expires_at', '>', new Date(now))
    .where('reservation.session_id', '=', sessionId)
    .execute();
  return nights.flatMap(({ room_id: roomId, date, rooms }) =>
    Array.from({ length: rooms }, () => ({ roomId, arrival: date, departure: addDays(date, 1) })),
  );
}
