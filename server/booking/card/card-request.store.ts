import type { CardRequestState } from '@stayfront/rules/payment/card-asking';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { Tx } from '../../platform/db/open-database.ts';
import type { StoredGuarantee } from '../../platform/db/stored-values.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';

type Whose = { readonly hotelId: number; readonly reservationId: string };
type NewRequest = Whose & {
  readonly requestId: string;
  readonly dueOn: StayDate;
  readonly by: string;
  readonly at: Instant;
};

export async function insertCardRequest(tx: Tx, request: NewRequest): Promise<void> {
  await tx
    .insertInto('card_request')
    .values({
      hotel_id: request.hotelId,
      reservation_id: request.reservationId,
      request_id: request.requestId,
      due_on: request.dueOn,
      state: 'open',
      asked_by: request.by,
      asked_at: new Date(request.at),
      refused_at: null,
      changed_at: new Date(request.at),
    })
    .execute();
}

/** Where a request stands; null where there is none of that number. */
export async function readCardRequestState(
  tx: Tx,
  { hotelId, reservationId }: Whose,
  requestId: string,
): Promise<CardRequestState | null> {
  const row = await tx
    .selectFrom('card_request')
    .select('state')
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row?.state ?? null;
}

/** Changes the one that is open, if any. Lock the reservation before. */
async function changeOpen(
  tx: Tx,
  { hotelId, reservationId }: Whose,
  to: { readonly state?: 'given' | 'withdrawn'; readonly refused_at?: Date | null },
  now: Instant,
): Promise<void> {
  await tx
    .updateTable('card_request')
    .set({ ...to, changed_at: new Date(now) })
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .where('state', '=', 'open')
    .execute();
}

export const closeCardRequest = (tx: Tx, whose: Whose, to: 'given' | 'withdrawn', now: Instant): Promise<void> =>
  changeOpen(tx, whose, { state: to }, now);

export const saveCardRefused = (tx: Tx, whose: Whose, now: Instant): Promise<void> =>
  changeOpen(tx, whose, { refused_at: new Date(now) }, now);

/** The guest is written to anew: what the bank said before is of no account. */
export const forgetCardRefused = (tx: Tx, whose: Whose, now: Instant): Promise<void> =>
  changeOpen(tx, whose, { refused_at: null }, now);

/** Writes the card that stands for a booking from now on, which was locked. */
export async function saveGuarantee(
  tx: Tx,
  { hotelId, reservationId, version }: StoredReservation,
  guarantee: StoredGuarantee,
): Promise<void> {
  await tx
    .updateTable('reservation')
    .set({ guarantee: JSON.stringify(guarantee), version: version + 1 })
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .execute();
}
