import type { Tx } from '../platform/db/open-database.ts';
import type { Intent } from './intent.ts';
import { dateOrNull } from './payment-intent.store.ts';

export async function insertIntent(tx: Tx, intent: Intent): Promise<void> {
  await tx
    .insertInto('payment_intent')
    .values({
      hotel_id: intent.hotelId,
      intent_id: intent.intentId,
      reservation_id: intent.reservationId,
      purpose: intent.purpose,
      provider: intent.provider,
      amount: intent.amount.minor,
      currency: intent.amount.currency,
      idempotency_key: intent.idempotencyKey,
      state: intent.state,
      refs: JSON.stringify(intent.refs),
      reason: intent.reason,
      started_at: new Date(intent.startedAt),
      expires_at: new Date(intent.expiresAt),
      changed_at: new Date(intent.changedAt),
      next_ask_at: dateOrNull(intent.nextAskAt),
    })
    .execute();
}
