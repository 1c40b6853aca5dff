import type { Money } from '@stayfront/rules/money';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Selectable } from 'kysely';
import type { Tx } from '../platform/db/open-database.ts';
import type { Tables } from '../platform/db/tables.ts';

/** Why money goes back. */
export type RefundReason = 'amount-mismatch' | 'surplus' | 'late' | 'cancelled' | 'changed' | 'house';

/** Money that is to go back, and how far it is. */
export type Refund = {
  readonly hotelId: number;
  /** Also the provider's number of the request. */
  readonly refundId: string;
  readonly intentId: string;
  readonly amount: Money;
  readonly why: RefundReason;
  readonly state: 'requested' | 'done' | 'failed';
  readonly tries: number;
  /** Where somebody of the house asked for it. */
  readonly byHouse?: { readonly reason: string; readonly by: string; readonly tellsGuest: boolean };
};

/** One of a reservation, with when. */
export type DatedRefund = Refund & { readonly requestedAt: Instant };

const fromRow = (row: Selectable<Tables['payment_refund']>): Refund => ({
  hotelId: row.hotel_id,
  refundId: row.refund_id,
  intentId: row.intent_id,
  amount: { minor: row.amount, currency: row.currency },
  why: row.why as RefundReason,
  state: row.state,
  tries: row.tries,
  ...(row.asked_by === null
    ? {}
    : { byHouse: { reason: row.reason ?? '', by: row.asked_by, tellsGuest: row.tells_guest } }),
});

export async function insertRefund(tx: Tx, refund: Refund, now: Instant): Promise<void> {
  await tx
    .insertInto('payment_refund')
    .values({
      hotel_id: refund.hotelId,
      refund_id: refund.refundId,
      intent_id: refund.intentId,
      amount: refund.amount.minor,
      currency: refund.amount.currency,
      why: refund.why,
      state: refund.state,
      tries: refund.tries,
      requested_at: new Date(now),
      changed_at: new Date(now),
      reason: refund.byHouse?.reason ?? null,
      asked_by: refund.byHouse?.by ?? null,
      tells_guest: refund.byHouse?.tellsGuest ?? true,
    })
    .execute();
}

/** Oldest first, each with when it last came further. */
export async function listRefunds(
  tx: Tx,
  hotelId: number,
  intentId: string,
): Promise<(Refund & { readonly changedAt: Instant })[]> {
  const rows = await tx
    .selectFrom('payment_refund')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('intent_id', '=', intentId)
    .orderBy('requested_at')
    .orderBy('refund_id')
    .execute();
  return rows.map((row) => ({ ...fromRow(row), changedAt: row.changed_at.getTime() }));
}

/** False where somebody else has moved it in between. */
export async function closeRefund(tx: Tx, refund: Refund, to: 'done' | 'failed', now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment_refund')
    .set({ state: to, changed_at: new Date(now) })
    .where('hotel_id', '=', refund.hotelId)
    .where('refund_id', '=', refund.refundId)
    .where('state', '=', 'requested')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countRefundTry(tx: Tx, refund: Refund): Promise<void> {
  await tx
    .updateTable('payment_refund')
    .set({ tries: refund.tries + 1 })
    .where('hotel_id', '=', refund.hotelId)
    .where('refund_id', '=', refund.refundId)
    .execute();
}

/** All of a reservation, oldest first. */
export async function listAllRefunds(tx: Tx, hotelId: number, reservationId: string): Promise<DatedRefund[]> {
  const rows = await tx
    .selectFrom('payment_refund as refund')
    .innerJoin('payment_intent as intent', (join) =>
      join.onRef('intent.hotel_id', '=', 'refund.hotel_id').onRef('intent.intent_id', '=', 'refund.intent_id'),
    )
    .selectAll('refund')
    .where('intent.hotel_id', '=', hotelId)
    .where('intent.reservation_id', '=', reservationId)
    .orderBy('refund.requested_at')
    .orderBy('refund.refund_id')
    .execute();
  return rows.map((row) => ({ ...fromRow(row), requestedAt: row.requested_at.getTime() }));
}
