import type { Demand } from '@stayfront/rules/booking/quote';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

type Held = { readonly hotelId: number; readonly reservationId: string };

/**
 * Keeps rooms until an instant for a reservation that is booked already and would like to have them too, or says false
 * and the caller rolls back. What such a change gives back is not held: it stays booked until the change is made.
 */
export async function holdRooms(
  tx: Tx,
  { hotelId, reservationId }: Held,
  demand: readonly Demand[],
  until: Instant,
  now: Instant,
): Promise<boolean> {
  const wanted = demand.filter(({ rooms }) => rooms > 0);
  if (wanted.length === 0) return true;
  const { rows } = await sql<{ isHeld: boolean }>`
    select hold_rooms(${hotelId}, ${wanted.map((d) => d.date)}::date[], ${wanted.map((d) => d.roomId)}::text[],
                      ${wanted.map((d) => d.rooms)}::integer[], ${new Date(now)}, ${reservationId},
                      ${new Date(until)}) as "isHeld"`.execute(tx);
  return rows[0]?.isHeld === true;
}
