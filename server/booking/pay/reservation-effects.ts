import { sql } from 'kysely';
import { endHeldChange } from '../reservation/close-change.ts';
import { confirmChange } from '../change/confirm-change.ts';
import { lockedReservation } from '../reservation/locked-reservation.ts';
import { confirmHold } from '../reservation/confirm-hold.ts';
import { receivePayment } from './receive-payment.ts';
import { publishNews, type Hearer } from '../reservation/publish-news.ts';
import type { PaymentEffects, PaymentNews } from '../../payment/effects.ts';
import { notePayment } from './note-payment.ts';
import { tellNotCollected } from './tell-not-collected.ts';
import { receiveAsked } from './receive-asked.ts';
import { receiveGuarantee } from './receive-guarantee.ts';
import { changeOfPurpose, isGuaranteePurpose, requestOfPurpose, restOfPurpose } from '../../payment/purpose.ts';

/** What went wrong with a payment is the guest's affair too; what went wrong with giving it back is the hotel's. */
const hearers: Record<PaymentNews, readonly Hearer[]> = {
  late: ['guest', 'hotel'],
  'change-late': ['guest', 'hotel'],
  surplus: ['guest', 'hotel'],
  'amount-mismatch': ['guest', 'hotel'],
  returned: ['hotel'],
  'refund-stuck': ['hotel'],
};

/** What payments do to reservations: a held one is confirmed, and what is unusual stands in its history and is told. */
export const reservationEffects: PaymentEffects = {
  lock: lockedReservation,
  async confirm(tx, intent, now) {
    // Where rooms are missing some may have been taken already: that much is undone, and the payment's own step stays.
    await sql.raw('savepoint before_confirming').execute(tx);
    const { card } = intent.refs;
    const guarantee = card && { provider: intent.provider, ...card };
    const { hotelId, reservationId, purpose } = intent;
    const changeId = changeOfPurpose(purpose);
    const rest = restOfPurpose(purpose);
    const requestId = requestOfPurpose(purpose);
    const result = isGuaranteePurpose(purpose)
      ? await receiveGuarantee(tx, intent, now)
      : requestId !== null
        ? await receiveAsked(tx, intent, requestId, now)
        : rest
          ? await receivePayment(tx, intent, rest, now)
          : changeId === null
            ? await confirmHold(tx, hotelId, reservationId, 'pay', now, { guarantee })
            : await confirmChange(tx, hotelId, reservationId, changeId, now, guarantee);
    if (result !== 'confirmed') {
      await sql.raw('rollback to savepoint before_confirming').execute(tx);
      if (changeId !== null) await endHeldChange(tx, hotelId, reservationId, now, changeId);
      return result === 'surplus' ? 'surplus' : 'gone';
    }
    await notePayment(tx, intent, 'paid', now);
    if (changeId !== null)
      await publishNews(tx, intent, { what: 'paid', intentId: intent.intentId, amount: intent.amount });
    return 'confirmed';
  },
  async failed(tx, intent, now) {
    if (isGuaranteePurpose(intent.purpose)) await notePayment(tx, intent, 'not-collected', now);
    else if (intent.refs.collectedOn !== undefined) await tellNotCollected(tx, intent, now);
  },
  async publish(tx, intent, news, now) {
    await notePayment(tx, intent, news, now);
    const { intentId, amount } = intent;
    // Who paid too late for a change still has the booking.
    const payment = news === 'late' && changeOfPurpose(intent.purpose) !== null ? 'change-late' : news;
    await publishNews(tx, intent, { what: 'payment', payment, intentId, amount }, hearers[payment]);
  },
  async refunded(tx, intent, { refundId, amount, byHouse }, now) {
    await notePayment(tx, { ...intent, amount }, 'refunded', now);
    // What the house has done it need not be told.
    const told: readonly Hearer[] = byHouse ? (byHouse.tellsGuest ? ['guest'] : []) : ['guest', 'hotel'];
    await publishNews(tx, intent, { what: 'refunded', refundId, amount }, told);
  },
};
