import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

/** Makes reservations that were brought along by mistake what was never booked; guests of such are forgotten in time. */
export async function discardImported(tx: Tx, hotelId: number, reservationIds: readonly string[]): Promise<void> {
  await sql`
    update reservation set status = 'discarded', version = version + 1
     where hotel_id = ${hotelId} and reservation_id = any(${reservationIds}::text[])`.execute(tx);
}
