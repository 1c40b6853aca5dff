import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

type Numbered = { readonly reservationId: string; readonly roomStayIndex: number; readonly number: string };

/** The doors that guests of reservations were given; rooms without one are left out. */
export async function readRoomNumbers(tx: Tx, hotelId: number, reservationIds: readonly string[]): Promise<Numbered[]> {
  const { rows } = await sql<Numbered>`
    select distinct reservation_id as "reservationId", room_stay_index as "roomStayIndex", number
      from room_number_night
     where hotel_id = ${hotelId} and reservation_id = any(${reservationIds}::text[])`.execute(tx);
  return rows;
}
