import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

/** By what numbers reservations went elsewhere, which guests and papers still say. */
export async function readImportedNumbers(
  tx: Tx,
  hotelId: number,
  reservationIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ reservation_id: string; number: string }>`
    select reservation_id, number from imported_reservation
     where hotel_id = ${hotelId} and reservation_id = any(${reservationIds}::text[]) and number not like '~%'`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.reservation_id, row.number]));
}
