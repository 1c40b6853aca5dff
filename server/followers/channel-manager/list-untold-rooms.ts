import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

/**
 * Rooms that are sold and that a channel manager does not know of yet, by day and room; below zero where it takes rooms
 * for sold that have been given back. A booking is known once the newest that was to be told of it was acknowledged:
 * one that the other side has refused is still among what it takes for free.
 */
export async function listUntoldRooms(tx: Tx, hotelId: number, connection: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ date: StayDate; room_id: string; untold_rooms: number }>`
    with untold as materialized (
      select newest.reservation_id
        from (select distinct reservation_id from connection_delivery
               where hotel_id = ${hotelId} and connection = ${connection} and state <> 'acknowledged') as open
        cross join lateral (
          select reservation_id, state from connection_delivery as one
           where one.hotel_id = ${hotelId} and one.connection = ${connection}
             and one.reservation_id = open.reservation_id
           order by version desc limit 1) as newest
       where newest.state <> 'acknowledged'
    ), night as (
      select stay.quote->>'roomId' as room_id, generate_series(
               (stay.quote->>'arrival')::date, (stay.quote->>'departure')::date - 1, interval '1 day')::date as date,
             1 as rooms
        from untold
        join reservation on reservation.hotel_id = ${hotelId} and reservation.reservation_id = untold.reservation_id
        join room_stay as stay on stay.hotel_id = ${hotelId} and stay.reservation_id = untold.reservation_id
       where reservation.status in ('book', 'modify', 'pay') and stay.status = 'book'
      union all
      select told->>1, (told->>0)::date, -(told->>2)::integer
        from untold
        join channel_told on channel_told.hotel_id = ${hotelId} and channel_told.connection = ${connection}
         and channel_told.reservation_id = untold.reservation_id
        cross join jsonb_array_elements(coalesce(nights, '[]')) as told)
    select date, room_id, sum(rooms)::integer as untold_rooms from night
     group by date, room_id having sum(rooms) <> 0`.execute(tx);
  return new Map(rows.map(({ date, room_id: roomId, untold_rooms: rooms }) => [`${date} ${roomId}`, rooms]));
}
