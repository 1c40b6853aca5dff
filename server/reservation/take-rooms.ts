import type { Demand } from '@stayfront/rules/booking/quote';
import { sql } from 'kysely';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../db/open-database.ts';

/**
 * Takes rooms for every night of the demand, or says false and the caller rolls back. The only way to sell a room.
 *
 * The rows are locked in the order of the demand (date, then room), so that two bookings that overlap queue up instead
 * of waiting on each other. The guard is checked on the newest version of each row after the wait, so the last room
 * goes to one guest only; the table's own CHECK stands behind it. Whoever holds rooms for a guest takes the same locks
 * first, so all holds there are can be seen here; one that has ended counts for nothing.
 */
export async function takeRooms(tx: Tx, hotelId: number, demand: readonly Demand[], now: Instant): Promise<boolean> {
  const wanted = sql`unnest(${demand.map((d) => d.date)}::date[], ${demand.map((d) => d.roomId)}::text[],
                            ${demand.map((d) => d.rooms)}::int[]) as wanted (date, room_id, rooms)`;
  await sql`
    select from inventory
     where hotel_id = ${hotelId} and (date, room_id) in (select wanted.date, wanted.room_id from ${wanted})
     order by date, room_id
       for no key update`.execute(tx);
  const taken = await sql`
    update inventory
       set sold = sold + wanted.rooms
      from ${wanted}
     where inventory.hotel_id = ${hotelId}
       and inventory.date = wanted.date
       and inventory.room_id = wanted.room_id
       and inventory.sold + wanted.rooms + coalesce((
             select sum(hold.rooms) from hold
              where hold.hotel_id = inventory.hotel_id and hold.date = inventory.date
                and hold.room_id = inventory.room_id and hold.expires_at > ${new Date(now)}
           ), 0) <= inventory.total`.execute(tx);
  return Number(taken.numAffectedRows) === demand.length;
}
