import type { BookedRooms } from '@stayfront/contract/desk/house/shapes';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

/** Of some rooms those that guests have booked or hold, and have not left yet. */
export async function findBookedRooms(
  tx: Tx,
  hotelId: number,
  rooms: readonly string[],
  today: StayDate,
): Promise<BookedRooms['rooms']> {
  if (rooms.length === 0) return [];
  const { rows } = await sql<BookedRooms['rooms'][number]>`
    select room_id as room, count(*)::int as stays, max(departure)::text as "lastDeparture",
           (array_agg(distinct reservation_id))[1:5] as references
      from room_stay join reservation using (hotel_id, reservation_id)
     where hotel_id = ${hotelId} and room_id = any(${rooms}::text[]) and departure >= ${today}::date
       and room_stay.status = 'book' and reservation.status not in ('cancel', 'discarded')
     group by room_id order by room_id`.execute(tx);
  return rows;
}
