import type { IntentState } from '@stayfront/rules/payment/settlement';
import { nextAsk } from '@stayfront/rules/payment/next-ask';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../platform/db/in-hotel.ts';
import type { Tx } from '../platform/db/open-database.ts';
import type { Intent } from './intent.ts';
import { lockIntents } from './list-intents.ts';
import { changeIntent, type IntentChange } from './payment-intent.store.ts';
import { isFailure, type CollectOrder } from './port/payment-provider.ts';
import { settlePayment, type SettleDeps } from './settle-payment.ts';

/**
 * Has the provider charge a kept card, and brings the payment to its end as far as that goes. Asked again for the same
 * intent it is the same charge: also after a crash between the request and its answer. Returns where it stands.
 */
export async function sendCollecting(
  deps: SettleDeps,
  intent: Intent,
  order: Pick<CollectOrder, 'card' | 'keptBy' | 'holder' | 'description'>,
  now: Instant,
): Promise<IntentState> {
  const { hotelId, intentId, idempotencyKey, amount, refs } = intent;
  const provider = await deps.providerOf(hotelId);
  if (provider?.name !== intent.provider || !provider.collect) return intent.state;
  const sent = await provider.collect({ intentId, idempotencyKey, amount, refs, ...order });
  if (isFailure(sent)) {
    // Where nobody was reached, or by wrong credentials, the card has not been tried yet.
    if (sent.failed === 'unavailable' || sent.failed === 'misconfigured') return intent.state;
    await inHotel(deps.db, hotelId, async (tx) => {
      const nextAskAt = nextAsk('failed', now, now);
      const fresh = await move(tx, deps, intent, { state: 'failed', reason: sent.detail, nextAskAt }, now);
      if (fresh) await deps.effects.failed(tx, fresh, now);
    });
    return 'failed';
  }
  await inHotel(deps.db, hotelId, (tx) =>
    move(tx, deps, intent, { refs: { ...refs, ...sent.refs, isSent: true } }, now),
  );
  return (await settlePayment(deps, { hotelId, intentId }, now)) ?? intent.state;
}

/** Null where somebody else has moved it already. */
async function move(
  tx: Tx,
  { effects }: SettleDeps,
  { hotelId, reservationId, purpose, intentId }: Intent,
  change: IntentChange,
  now: Instant,
): Promise<Intent | null> {
  await effects.lock(tx, hotelId, reservationId);
  const all = await lockIntents(tx, hotelId, reservationId, purpose);
  const fresh = all.find((one) => one.intentId === intentId);
  return fresh?.state === 'started' ? changeIntent(tx, fresh, change, now) : null;
}
