import type { HotelWay } from '@stayfront/rules/payment/hotel-ways';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';

/** Money that went past the provider: paid at the hotel, or given by it with a refund. */
export type HotelPayment = {
  readonly hotelId: number;
  readonly reservationId: string;
  readonly movementId: string;
  readonly kind: 'paid' | 'given';
  readonly way: HotelWay | null;
  readonly amount: number;
  readonly note: string;
  /** Of what was given: the refund that it came with. */
  readonly refundId: string | null;
  readonly by: string;
  readonly at: Instant;
  readonly takenBack: { readonly by: string; readonly at: Instant } | null;
};

export const insertHotelPayment = (tx: Tx, payment: Omit<HotelPayment, 'takenBack'>): Promise<void> =>
  insertHotelPayments(tx, [payment]);

export async function insertHotelPayments(tx: Tx, payments: readonly Omit<HotelPayment, 'takenBack'>[]): Promise<void> {
  if (payments.length === 0) return;
  await tx
    .insertInto('hotel_payment')
    .values(
      payments.map((payment) => ({
        hotel_id: payment.hotelId,
        reservation_id: payment.reservationId,
        movement_id: payment.movementId,
        kind: payment.kind,
        way: payment.way,
        amount: payment.amount,
        note: payment.note,
        refund_id: payment.refundId,
        noted_by: payment.by,
        noted_at: new Date(payment.at),
        taken_back_by: null,
        taken_back_at: null,
      })),
    )
    .execute();
}

/** Oldest first. */
export async function readHotelPayments(tx: Tx, hotelId: number, reservationId: string): Promise<HotelPayment[]> {
  const rows = await tx
    .selectFrom('hotel_payment')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .orderBy('noted_at')
    .orderBy('movement_id')
    .execute();
  return rows.map((row) => ({
    hotelId: row.hotel_id,
    reservationId: row.reservation_id,
    movementId: row.movement_id,
    kind: row.kind,
    way: row.way,
    amount: row.amount,
    note: row.note,
    refundId: row.refund_id,
    by: row.noted_by,
    at: row.noted_at.getTime(),
    takenBack: row.taken_back_at === null ? null : { by: row.taken_back_by ?? '', at: row.taken_back_at.getTime() },
  }));
}

/** Lock the reservation before. */
export async function markTakenBack(
  tx: Tx,
  { hotelId, reservationId, movementId }: HotelPayment,
  by: string,
  now: Instant,
): Promise<void> {
  await tx
    .updateTable('hotel_payment')
    .set({ taken_back_by: by, taken_back_at: new Date(now) })
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .where('movement_id', '=', movementId)
    .where('taken_back_at', 'is', null)
    .execute();
}
