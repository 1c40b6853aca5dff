import type { Demand } from '@stayfront/rules/booking/quote';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../db/open-database.ts';

type Holding = { readonly reservationId: string; readonly demand: readonly Demand[]; readonly until: Instant };

/** Keeps rooms for a guest who is paying, or says false and the caller rolls back. Locks as `takeRooms` does. */
export async function holdRooms(
  tx: Tx,
  hotelId: number,
  { reservationId, demand, until }: Holding,
  now: Instant,
): Promise<boolean> {
  const { rows } = await sql<{ isHeld: boolean }>`
    select hold_rooms(${hotelId}, ${demand.map((d) => d.date)}::date[], ${demand.map((d) => d.roomId)}::text[],
                      ${demand.map((d) => d.rooms)}::integer[], ${new Date(now)}, ${reservationId},
                      ${new Date(until)}) as "isHeld"`.execute(tx);
  return rows[0]?.isHeld === true;
}
