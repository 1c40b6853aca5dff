import type { Demand } from '@stayfront/rules/booking/quote';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

/**
 * Takes rooms whether or not there are any, for guests who are booked already: what is beyond is kept as such, and nobody
 * can sell on. Nights that nobody has given a number of rooms begin with none. Locked in the order of everybody.
 */
export async function takeBeyond(tx: Tx, hotelId: number, demand: readonly Demand[]): Promise<void> {
  if (demand.length === 0) return;
  const [dates, rooms, counts] = [
    demand.map(({ date }) => date),
    demand.map(({ roomId }) => roomId),
    demand.map((one) => one.rooms),
  ];
  await sql`select lock_nights(${hotelId}, ${dates}::date[], ${rooms}::text[])`.execute(tx);
  await sql`
    insert into inventory (hotel_id, date, room_id, total, sold, overbooked)
    select ${hotelId}, date, room_id, 0, rooms, rooms
      from unnest(${dates}::date[], ${rooms}::text[], ${counts}::int[]) as wanted (date, room_id, rooms)
     order by date, room_id
        on conflict (hotel_id, date, room_id) do update set
           sold = inventory.sold + excluded.sold,
           overbooked = greatest(inventory.overbooked, inventory.sold + excluded.sold - inventory.total)`.execute(tx);
}
