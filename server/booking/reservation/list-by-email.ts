import { isSameEmail, tidyEmail } from '@stayfront/rules/booking/same-email';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import { readReservation } from './read-reservation.ts';
import type { StoredReservation } from './stored-reservation.ts';

/** A guest's reservations at a hotel, the newest first. */
export async function listByEmail(
  tx: Tx,
  hotelId: number,
  email: string,
  most: number,
): Promise<readonly StoredReservation[]> {
  const rows = await tx
    .selectFrom('reservation')
    .select('reservation_id')
    .where('hotel_id', '=', hotelId)
    .where(sql<string>`lower(guest->>'email')`, 'in', [tidyEmail(email), email.trim().toLowerCase()])
    .where('erased_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  const found: StoredReservation[] = [];
  for (const { reservation_id } of rows) {
    const reservation = await readReservation(tx, hotelId, reservation_id);
    if (reservation && isSameEmail(reservation.guest.email, email)) found.push(reservation);
  }
  return found;
}
