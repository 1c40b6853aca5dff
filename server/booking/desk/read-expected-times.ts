import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

type Expected = { readonly reservationId: string; readonly roomStayIndex: number; readonly time: string };

/** When guests of reservations said they would come; rooms of which nobody knows are left out. */
export async function readExpectedTimes(
  tx: Tx,
  hotelId: number,
  reservationIds: readonly string[],
): Promise<Expected[]> {
  const { rows } = await sql<Expected>`
    select reservation_id as "reservationId", room_stay_index as "roomStayIndex", clock as time
      from room_stay_expected
     where hotel_id = ${hotelId} and reservation_id = any(${reservationIds}::text[])`.execute(tx);
  return rows;
}
