import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { Tx } from '../../platform/db/open-database.ts';

/** What the house asks a guest to pay by the link. Of a reservation one is open at most. */
export type PaymentRequest = {
  readonly hotelId: number;
  readonly reservationId: string;
  readonly requestId: string;
  readonly amount: number;
  readonly dueOn: StayDate;
  readonly by: string;
  readonly at: Instant;
};

export async function insertRequest(tx: Tx, request: PaymentRequest): Promise<void> {
  await tx
    .insertInto('payment_request')
    .values({
      hotel_id: request.hotelId,
      reservation_id: request.reservationId,
      request_id: request.requestId,
      amount: request.amount,
      due_on: request.dueOn,
      state: 'open',
      asked_by: request.by,
      asked_at: new Date(request.at),
      changed_at: new Date(request.at),
    })
    .execute();
}

type Whose = { readonly hotelId: number; readonly reservationId: string };

/** Where the request stands; null where there is none of that number. */
export async function readRequestState(
  tx: Tx,
  { hotelId, reservationId }: Whose,
  requestId: string,
): Promise<'open' | 'paid' | 'withdrawn' | null> {
  const row = await tx
    .selectFrom('payment_request')
    .select('state')
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row?.state ?? null;
}

/** Ends the one that is open, if any. Lock the reservation before. */
export async function closeRequest(
  tx: Tx,
  { hotelId, reservationId }: Whose,
  to: 'paid' | 'withdrawn',
  now: Instant,
): Promise<void> {
  await tx
    .updateTable('payment_request')
    .set({ state: to, changed_at: new Date(now) })
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .where('state', '=', 'open')
    .execute();
}
