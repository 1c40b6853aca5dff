import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

/** What was written down as paid elsewhere is not, since its reservations are not here any more. */
export async function takeBackPaidElsewhere(
  tx: Tx,
  hotelId: number,
  reservationIds: readonly string[],
  by: string,
  now: Instant,
): Promise<void> {
  await sql`
    update hotel_payment set taken_back_by = ${by}, taken_back_at = ${new Date(now)}
     where hotel_id = ${hotelId} and reservation_id = any(${reservationIds}::text[]) and taken_back_at is null`.execute(
    tx,
  );
}
