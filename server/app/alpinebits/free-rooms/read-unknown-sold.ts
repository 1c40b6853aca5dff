import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/open-database.ts';

export type UnknownSold = { readonly date: StayDate; readonly roomId: string; readonly rooms: number };

/**
 * Rooms that are sold here by bookings which the system has not acknowledged as they are now: it counts them as free still.
 * All others it has counted off, be it that it took them, or that somebody typed them in before it was connected.
 */
export async function readUnknownSold(
  tx: Tx,
  hotelId: number,
  connection: string,
  { from, to }: { readonly from: StayDate; readonly to: StayDate },
): Promise<UnknownSold[]> {
  const { rows } = await sql<UnknownSold>`
    with latest as (
      select distinct on (reservation_id) reservation_id, state from connection_delivery
       where hotel_id = ${hotelId} and connection = ${connection}
       order by reservation_id, version desc)
    select to_char(night, 'YYYY-MM-DD') as date, room_id as "roomId", count(*)::int as rooms
      from latest join room_stay on room_stay.hotel_id = ${hotelId} and room_stay.reservation_id = latest.reservation_id
      cross join generate_series(arrival, departure - 1, interval '1 day') as night
     where latest.state <> 'acknowledged' and room_stay.status = 'book'
       and departure > ${from}::date and arrival <= ${to}::date and night between ${from}::date and ${to}::date
     group by 1, 2`.execute(tx);
  return rows;
}
