import { isSameEmail, tidyEmail } from '@stayfront/rules/booking/same-email';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import { readReservation } from './reservation.store.ts';
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

type Token = { readonly seed: Buffer; readonly hash: Buffer };

/** Puts another link in place of the one a reservation had. */
export async function putToken(
  tx: Tx,
  { hotelId, reservationId }: Pick<StoredReservation, 'hotelId' | 'reservationId'>,
  { seed, hash }: Token,
): Promise<void> {
  await tx
    .updateTable('reservation')
    .set({ token_seed: seed, token_hash: hash })
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .execute();
}

/** What the link of an erased reservation was. */
export async function readErasedLink(tx: Tx, hotelId: number, reservationId: string): Promise<Buffer | null> {
  const row = await tx
    .selectFrom('reservation')
    .select('erased_token_hash')
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst();
  return row?.erased_token_hash ?? null;
}
