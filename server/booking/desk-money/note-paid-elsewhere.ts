import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { paymentNumber } from '../../payment/payment-number.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import { insertHotelPayments } from './hotel-payment.store.ts';

type Paid = { readonly reservationId: string; readonly amount: number };

/**
 * Writes down what was paid before a reservation was brought along: money that the hotel has, and that went past our
 * providers. Says by what number each goes.
 */
export async function notePaidElsewhere(
  tx: Tx,
  hotelId: number,
  payments: readonly Paid[],
  by: string,
  now: Instant,
): Promise<(Paid & { readonly movementId: string })[]> {
  const noted = payments.map((one) => ({ ...one, movementId: paymentNumber('SH') }));
  await insertHotelPayments(
    tx,
    noted.map(({ reservationId, amount, movementId }) => ({
      hotelId,
      reservationId,
      movementId,
      kind: 'paid',
      way: 'transfer',
      amount,
      note: '',
      refundId: null,
      by,
      at: now,
    })),
  );
  return noted;
}
