import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../platform/db/open-database.ts';
import { queuePaymentJob } from './payment-jobs.ts';
import { changeIntent } from './payment-intent.store.ts';
import { lockIntents } from './list-intents.ts';
import { paymentNumber } from './payment-number.ts';
import { insertRefund, listRefunds } from './payment-refund.store.ts';

type Input = {
  readonly hotelId: number;
  readonly reservationId: string;
  /** What the hotel keeps of all that was paid for the reservation, in minor units of the currency it was paid in. */
  readonly keep: number;
  readonly why?: 'cancelled' | 'changed';
};

/**
 * Asks for what was paid beyond what the hotel keeps, in the transaction that cancels or changes; the worker sends it back. Asked
 * again it finds nothing more to give. Returns how much goes back. Lock the reservation before.
 */
export async function requestRefund(tx: Tx, input: Input, now: Instant): Promise<number> {
  const { hotelId, reservationId, keep, why = 'cancelled' } = input;
  const intents = (await lockIntents(tx, hotelId, reservationId)).filter(({ state }) => state === 'paid');
  let stillKept = keep;
  let sum = 0;
  for (const intent of intents) {
    const { intentId, amount } = intent;
    const earlier = (await listRefunds(tx, hotelId, intentId)).filter(({ state }) => state !== 'failed');
    const left = amount.minor - earlier.reduce((all, refund) => all + refund.amount.minor, 0);
    const kept = Math.min(left, Math.max(0, stillKept));
    stillKept -= kept;
    const minor = left - kept;
    if (minor === 0) continue;
    const refund = { hotelId, refundId: paymentNumber('SR'), intentId, amount: { ...amount, minor } };
    await insertRefund(tx, { ...refund, why, state: 'requested', tries: 0 }, now);
    await changeIntent(
      tx,
      intent,
      // Also where a part went before: nothing of it is left.
      { state: kept === 0 ? 'refunding' : 'paid', nextAskAt: now },
      now,
    );
    await queuePaymentJob(tx, 'settle-payment', { hotelId, intentId });
    sum += minor;
  }
  return sum;
}
