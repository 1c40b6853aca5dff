import { sql } from 'kysely';
import { confirmHold } from '../reservation/confirm-hold.ts';
import type { PaymentEffects } from './effects.ts';
import { notePayment } from './payment-event.store.ts';

/** What payments do to reservations: a held one is confirmed, and what is unusual stands in its history. */
export const reservationEffects: PaymentEffects = {
  async confirm(tx, intent, now) {
    // Where rooms are missing some may have been taken already: that much is undone, and the payment's own step stays.
    await sql.raw('savepoint before_confirming').execute(tx);
    const result = await confirmHold(tx, intent.hotelId, intent.reservationId, 'pay', now);
    if (result !== 'confirmed') {
      await sql.raw('rollback to savepoint before_confirming').execute(tx);
      return 'gone';
    }
    await notePayment(tx, intent, 'paid', now);
    return 'confirmed';
  },
  tell: (tx, intent, news, now) => notePayment(tx, intent, news, now),
};
