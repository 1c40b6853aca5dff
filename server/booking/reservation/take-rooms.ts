import type { Demand } from '@stayfront/rules/booking/quote';
import { sql } from 'kysely';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';

/**
 * Takes rooms for every night of the demand, or says false and the caller rolls back. The only way to sell a room, and
 * with less than nothing the only way to give one back.
 *
 * The rows are locked in the order of date and room, so that two bookings that overlap queue up instead of waiting on
 * each other. The guard is checked on the newest version of each row after the wait, so the last room goes to one guest
 * only; the table's own CHECK stands behind it. Whoever has a reservation's row locked too locked that one first.
 *
 * `own` is the reservation whose own hold does not stand in its way.
 */
export async function takeRooms(
  tx: Tx,
  hotelId: number,
  demand: readonly Demand[],
  now: Instant,
  own = '',
): Promise<boolean> {
  if (demand.length === 0) return true;
  const { rows } = await sql<{ isTaken: boolean }>`
    select take_rooms(${hotelId}, ${demand.map((d) => d.date)}::date[], ${demand.map((d) => d.roomId)}::text[],
                      ${demand.map((d) => d.rooms)}::integer[], ${new Date(now)}, ${own}) as "isTaken"`.execute(tx);
  return rows[0]?.isTaken === true;
}
