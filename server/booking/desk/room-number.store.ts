import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

type Room = { readonly hotelId: number; readonly reservationId: string; readonly roomStayIndex: number };

export async function deleteRoomNumber(tx: Tx, { hotelId, reservationId, roomStayIndex }: Room): Promise<void> {
  await tx
    .deleteFrom('room_number_night')
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .where('room_stay_index', '=', roomStayIndex)
    .execute();
}

/**
 * Takes a door for nights, in the order of days for everybody; says for how many it was free. Whoever takes the same door
 * at the same moment waits here for the other.
 */
export async function takeRoomNumber(
  tx: Tx,
  { hotelId, reservationId, roomStayIndex }: Room,
  number: string,
  nights: readonly StayDate[],
): Promise<number> {
  const { rows } = await sql`
    insert into room_number_night (hotel_id, number, date, reservation_id, room_stay_index)
    select ${hotelId}::integer, ${number}, night, ${reservationId}, ${roomStayIndex}::integer
      from unnest(${nights}::date[]) as night order by night
    on conflict do nothing
    returning date`.execute(tx);
  return rows.length;
}
