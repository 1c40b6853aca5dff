import { nextAsk } from '@stayfront/rules/payment/next-ask';
import type { IntentState } from '@stayfront/rules/payment/settlement';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../platform/db/in-hotel.ts';
import type { Db, Tx } from '../platform/db/open-database.ts';
import type { PaymentEffects } from './effects.ts';
import { changeIntent } from './payment-intent.store.ts';
import { lockIntents } from './list-intents.ts';
import type { Intent } from './intent.ts';
import { paymentNumber } from './payment-number.ts';
import { closeRefund, countRefundTry, insertRefund, listRefunds, type Refund } from './payment-refund.store.ts';
import { isFailure, type PaymentProvider, type Progress, type ProviderFailure } from './port/payment-provider.ts';
import { TRIES_BEFORE_ALARM } from './tries-before-alarm.ts';

type Deps = { readonly db: Db; readonly provider: PaymentProvider; readonly effects: PaymentEffects };

/**
 * Sends back what is to go back, one refund after the other: what is only reserved is let go, what was taken is
 * refunded. A request keeps its number until the bank has refused it for good; only then it is made again as another.
 */
export async function giveBack(deps: Deps, intent: Intent, now: Instant): Promise<IntentState> {
  const { hotelId, intentId } = intent;
  const refunds = await inHotel(deps.db, hotelId, (tx) => listRefunds(tx, hotelId, intentId));
  let { state } = intent;
  for (const refund of refunds.filter((one) => one.state === 'requested')) {
    const result = await request(deps.provider, intent, refund);
    state = await inHotel(deps.db, hotelId, (tx) => record(tx, deps.effects, intent, refund, result, now));
    if (isFailure(result) || result.progress !== 'done') break; // the others wait their turn
  }
  return state;
}

async function request(provider: PaymentProvider, intent: Intent, refund: Refund): Promise<Progress | ProviderFailure> {
  const finding = await provider.ask(intent);
  if (isFailure(finding)) return finding;
  const payment = { ...intent, refs: { ...intent.refs, ...finding.refs } };
  switch (finding.charge) {
    case 'authorized':
      return provider.cancel(payment, refund.refundId);
    case 'captured':
      return provider.refund(payment, refund);
    case 'pending':
    case 'unknown':
      return { progress: 'pending', reason: null };
    case 'released':
    case 'failed':
      // Nothing is with us: the bank has let it go, or somebody gave it back at the provider.
      return { progress: 'done', reason: null };
  }
}

async function record(
  tx: Tx,
  effects: PaymentEffects,
  { hotelId, intentId, reservationId, purpose }: Intent,
  refund: Refund,
  result: Progress | ProviderFailure,
  now: Instant,
): Promise<IntentState> {
  await effects.lock(tx, hotelId, reservationId);
  const intents = await lockIntents(tx, hotelId, reservationId, purpose);
  const intent = intents.find((one) => one.intentId === intentId);
  if (!intent) throw new Error(`The payment ${intentId} is gone: payments are never deleted`);
  const isDone = !isFailure(result) && result.progress === 'done';
  const isRefused = !isFailure(result) && result.progress === 'failed';
  const isNo = isRefused || (isFailure(result) && result.failed !== 'unavailable');
  const isMine = (isDone || isRefused) && (await closeRefund(tx, refund, isDone ? 'done' : 'failed', now));
  if (isMine && isRefused) {
    const again = { ...refund, refundId: paymentNumber('SR'), state: 'requested', tries: refund.tries + 1 } as const;
    await insertRefund(tx, again, now);
  } else if (isNo && !isRefused) await countRefundTry(tx, refund);
  if (isMine && isDone) await effects.refunded(tx, intent, refund, now);
  if (isNo && refund.tries + 1 === TRIES_BEFORE_ALARM) await effects.publish(tx, intent, 'refund-stuck', now);
  const isOpen = (await listRefunds(tx, hotelId, intentId)).some(({ state }) => state === 'requested');
  const state = intent.state === 'refunding' && !isOpen ? 'refunded' : intent.state;
  // A refund of a part leaves the payment paid, which nobody would ask about any more.
  const nextAskAt = isOpen ? nextAsk('refunding', intent.changedAt, now) : nextAsk(state, now, now);
  await changeIntent(tx, intent, { state, nextAskAt }, now);
  return state;
}
