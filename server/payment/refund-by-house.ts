import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../platform/db/open-database.ts';
import type { Intent } from './intent.ts';
import { lockIntents } from './list-intents.ts';
import { changeIntent } from './payment-intent.store.ts';
import { queuePaymentJob } from './payment-jobs.ts';
import { paymentNumber } from './payment-number.ts';
import { insertRefund, listRefunds, type Refund } from './payment-refund.store.ts';

type Wanted = {
  readonly hotelId: number;
  readonly reservationId: string;
  readonly amount: number;
  /** Of which payment alone; absent: of the newest first. */
  readonly intentId?: string | undefined;
  readonly byHouse: NonNullable<Refund['byHouse']>;
};
type Asked = { readonly refundId: string; readonly intentId: string; readonly amount: number };

/**
 * Asks for money to go back because somebody of the house wants it, out of the newest payment first: its card is the one
 * that is still good, and what was paid by mistake was paid last. Never more than came and has not gone back, nor is on
 * its way. Lock the reservation before: a cancellation, another refund and news of the provider wait.
 */
export async function refundByHouse(
  tx: Tx,
  { hotelId, reservationId, amount, intentId, byHouse }: Wanted,
  now: Instant,
): Promise<Asked[] | Refusal<'payment.unknown' | 'refund.above'>> {
  const paid = (await lockIntents(tx, hotelId, reservationId)).filter(({ state }) => state === 'paid').toReversed();
  const named = intentId === undefined ? paid : paid.filter((one) => one.intentId === intentId);
  if (named.length === 0 && intentId !== undefined) return refuse('payment.unknown');
  const left = await Promise.all(named.map(async (intent) => ({ intent, left: await leftOf(tx, intent) })));
  let open = amount;
  const parts = left.map(({ intent, left: most }) => {
    const part = Math.min(open, most);
    open -= part;
    return { intent, part, isAll: part === most };
  });
  if (open > 0) return refuse('refund.above');
  const asked: Asked[] = [];
  for (const { intent, part, isAll } of parts) {
    if (part === 0) continue;
    const refundId = paymentNumber('SR');
    const refund = { hotelId, refundId, intentId: intent.intentId, amount: { ...intent.amount, minor: part } };
    await insertRefund(tx, { ...refund, why: 'house', state: 'requested', tries: 0, byHouse }, now);
    await changeIntent(tx, intent, { state: isAll ? 'refunding' : 'paid', nextAskAt: now }, now);
    await queuePaymentJob(tx, 'settle-payment', { hotelId, intentId: intent.intentId });
    asked.push({ refundId, intentId: intent.intentId, amount: part });
  }
  return asked;
}

async function leftOf(tx: Tx, { hotelId, intentId, amount }: Intent): Promise<number> {
  const gone = (await listRefunds(tx, hotelId, intentId)).filter(({ state }) => state !== 'failed');
  return amount.minor - gone.reduce((all, refund) => all + refund.amount.minor, 0);
}
