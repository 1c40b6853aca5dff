import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../db/open-database.ts';
import type { Intent } from './payment-intent.store.ts';

/** Adds to the history of the reservation what happened to its money. */
export async function notePayment(tx: Tx, intent: Intent, what: string, now: Instant): Promise<void> {
  const { hotelId, reservationId, intentId, amount } = intent;
  await tx
    .insertInto('reservation_event')
    .values({
      hotel_id: hotelId,
      reservation_id: reservationId,
      happened_at: new Date(now),
      what: `payment.${what}`,
      detail: JSON.stringify({ intentId, amount: amount.minor, currency: amount.currency }),
    })
    .execute();
}
