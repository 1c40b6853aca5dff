import type { Received } from '@stayfront/rules/payment/payment-account';
import { sql } from 'kysely';
import type { Tx } from '../platform/db/open-database.ts';
import { paidForEach } from './paid-for-each.ts';

/** What came for each of several reservations, whichever way; in minor units. */
export async function receivedForEach(
  tx: Tx,
  hotelId: number,
  reservationIds: readonly string[],
): Promise<(reservationId: string) => Received> {
  const paid = await paidForEach(tx, hotelId, reservationIds);
  const { rows } = await sql<{ reservation_id: string; kind: 'paid' | 'given'; sum: number }>`
    select reservation_id, kind, sum(amount)::bigint as sum from hotel_payment
     where hotel_id = ${hotelId} and reservation_id = any(${reservationIds}::text[]) and taken_back_at is null
     group by reservation_id, kind`.execute(tx);
  const noted = new Map(rows.map((row) => [`${row.kind} ${row.reservation_id}`, row.sum]));
  return (reservationId) => ({
    paid: paid.get(reservationId) ?? 0,
    atHotel: noted.get(`paid ${reservationId}`) ?? 0,
    given: noted.get(`given ${reservationId}`) ?? 0,
  });
}
