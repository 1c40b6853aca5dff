import { nextAsk } from '@stayfront/rules/payment/next-ask';
import { nextStep, type IntentState } from '@stayfront/rules/payment/settlement';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { ProviderName } from '@stayfront/rules/payment/providers';
import { inHotel } from '../platform/db/in-hotel.ts';
import type { Db, Tx } from '../platform/db/open-database.ts';
import type { PaymentEffects, PaymentNews } from './effects.ts';
import { giveBack } from './give-back.ts';
import { changeIntent } from './payment-intent.store.ts';
import { lockIntents } from './list-intents.ts';
import { readIntent } from './read-intent.ts';
import type { Intent } from './intent.ts';
import { paymentNumber } from './payment-number.ts';
import { insertRefund, listRefunds, type RefundReason } from './payment-refund.store.ts';
import { isFailure, type Finding } from './port/payment-provider.ts';
import type { ProviderOf } from './provider-of.ts';

export type SettleDeps = {
  readonly db: Db;
  readonly providerOf: ProviderOf;
  readonly effects: PaymentEffects;
  /** Hears of each new state that a payment has come to. */
  readonly onOutcome?: (provider: ProviderName, state: IntentState) => void;
};
export type Settling = { readonly hotelId: number; readonly intentId: string };

/** Ask, capture, ask again: a payment that needs more rounds is asked about later. */
const MOST_ROUNDS = 3;

/**
 * Brings a payment to its end, as far as the provider is: asks what became of the money and acts on the answer. It may
 * be called at any time, by anybody, twice at once: what the provider is asked to do bears the same number each time,
 * and what we do happens under lock and once. Returns where the payment stands, null where there is none.
 */
export async function settlePayment(
  deps: SettleDeps,
  { hotelId, intentId }: Settling,
  now: Instant,
): Promise<IntentState | null> {
  const provider = await deps.providerOf(hotelId);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const found = await inHotel(deps.db, hotelId, async (tx) => {
      const intent = await readIntent(tx, hotelId, intentId);
      const refunds = intent ? await listRefunds(tx, hotelId, intentId) : [];
      return intent && { intent, isGivenBack: refunds.some(({ state }) => state === 'requested') };
    });
    if (!found) return null;
    const { intent } = found;
    // Settings may have moved to another provider since: that one knows nothing of this payment.
    if (provider?.name !== intent.provider) return intent.state;
    if (found.isGivenBack) {
      const state = await giveBack({ ...deps, provider }, intent, now);
      if (state !== intent.state) deps.onOutcome?.(intent.provider, state);
      return state;
    }
    const finding = await provider.ask(intent);
    if (isFailure(finding)) return askLater(deps.db, intent, now);
    const { state, isToCapture, isToGiveBack } = await inHotel(deps.db, hotelId, (tx) =>
      act(tx, deps.effects, intent, finding, now),
    );
    if (state !== intent.state) deps.onOutcome?.(intent.provider, state);
    if (isToCapture) {
      const captured = await provider.capture({ ...intent, refs: { ...intent.refs, ...finding.refs } });
      if (isFailure(captured)) return askLater(deps.db, intent, now);
    } else if (!isToGiveBack) return state;
  }
  return (await inHotel(deps.db, hotelId, (tx) => readIntent(tx, hotelId, intentId)))?.state ?? null;
}

type Acted = { readonly state: IntentState; readonly isToCapture?: true; readonly isToGiveBack?: true };

async function act(
  tx: Tx,
  effects: PaymentEffects,
  { hotelId, intentId, reservationId, purpose }: Intent,
  finding: Finding,
  now: Instant,
): Promise<Acted> {
  await effects.lock(tx, hotelId, reservationId);
  const all = await lockIntents(tx, hotelId, reservationId, purpose);
  const intent = all.find((one) => one.intentId === intentId);
  if (!intent) throw new Error(`The payment ${intentId} is gone: payments are never deleted`);
  const isLive = ({ state }: Intent): boolean => state === 'authorized' || state === 'paid';
  const decided = nextStep({
    state: intent.state,
    charge: finding.charge,
    isRightAmount: isSameMoney(finding, intent),
    hasOther: all.some((one) => one !== intent && isLive(one)),
    isOver: intent.expiresAt <= now,
  });
  const refs = { ...intent.refs, ...finding.refs };
  const moveTo = async (state: IntentState, reason: string | null = null): Promise<Acted> => {
    const since = state === intent.state ? intent.changedAt : now;
    await changeIntent(tx, intent, { state, refs, reason, nextAskAt: nextAsk(state, since, now) }, now);
    return { state };
  };
  const sendBack = async (why: RefundReason & PaymentNews): Promise<Acted> => {
    const amount = finding.amount ?? intent.amount;
    const refundId = paymentNumber('SR');
    await moveTo('refunding', why);
    await insertRefund(tx, { hotelId, refundId, intentId, amount, why, state: 'requested', tries: 0 }, now);
    await effects.publish(tx, intent, why, now);
    return { state: 'refunding', isToGiveBack: true };
  };
  switch (decided.step) {
    case 'wait':
      return moveTo(intent.state, intent.reason);
    case 'capture':
      return { ...(await moveTo('authorized')), isToCapture: true };
    case 'confirm': {
      const result = await effects.confirm(tx, { ...intent, refs }, now);
      return result === 'confirmed' ? moveTo('paid') : sendBack(result === 'gone' ? 'late' : 'surplus');
    }
    case 'fail':
    case 'expire': {
      const ended = decided.step === 'fail' ? 'failed' : 'expired';
      // What has expired may fail later on: that is no news.
      if (intent.state === 'started' || intent.state === 'authorized') await effects.failed(tx, intent, now);
      return moveTo(ended, decided.step === 'fail' ? finding.reason : null);
    }
    case 'note-return':
      await effects.publish(tx, intent, 'returned', now);
      return moveTo('refunded', 'returned');
    case 'give-back':
      return sendBack(decided.why);
  }
}

const isSameMoney = ({ amount }: Finding, intent: Intent): boolean =>
  amount?.minor === intent.amount.minor && amount.currency === intent.amount.currency;

async function askLater(db: Db, intent: Intent, now: Instant): Promise<IntentState> {
  const nextAskAt = nextAsk(intent.state, intent.changedAt, now);
  await inHotel(db, intent.hotelId, async (tx) => {
    const fresh = await readIntent(tx, intent.hotelId, intent.intentId);
    if (fresh?.state === intent.state) await changeIntent(tx, fresh, { nextAskAt }, now);
  });
  return intent.state;
}
