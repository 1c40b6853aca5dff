import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { PaymentRequest } from './payment-request.store.ts';

/** What the house asks the guest to pay now, if it asks for something of its own choice. */
export async function findOpenRequest(tx: Tx, hotelId: number, reservationId: string): Promise<PaymentRequest | null> {
  const row = await tx
    .selectFrom('payment_request')
    .select(['request_id', 'amount', 'asked_by', 'asked_at', sql<StayDate>`due_on::text`.as('due_day')])
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (!row) return null;
  const { request_id: requestId, amount, due_day: dueOn, asked_by: by, asked_at: at } = row;
  return { hotelId, reservationId, requestId, amount, dueOn, by, at: at.getTime() };
}
