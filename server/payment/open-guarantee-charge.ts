import { randomUUID } from 'node:crypto';
import type { Money } from '@stayfront/rules/money';
import { nextAsk } from '@stayfront/rules/payment/next-ask';
import type { ProviderName } from '@stayfront/rules/payment/providers';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { Tx } from '../platform/db/open-database.ts';
import { insertIntent } from './insert-intent.ts';
import type { Intent } from './intent.ts';
import { lockIntents } from './list-intents.ts';
import { paymentNumber } from './payment-number.ts';
import { guaranteePurpose, isGuaranteePurpose } from './purpose.ts';

type Charge = {
  readonly hotelId: number;
  readonly reservationId: string;
  readonly provider: ProviderName;
  readonly amount: Money;
  readonly on: StayDate;
};

/** A bank that says nothing for so long has said no; what it says later is still heard. */
const WAITING_MS = 3 * 24 * 3_600_000;

/** Writes down that fees are taken from the card that stands for a booking, before the provider is asked to. Lock the reservation before. */
export async function openGuaranteeCharge(
  tx: Tx,
  { hotelId, reservationId, provider, amount, on }: Charge,
  now: Instant,
): Promise<Intent> {
  const earlier = await lockIntents(tx, hotelId, reservationId);
  const intent: Intent = {
    hotelId,
    intentId: paymentNumber('SF'),
    reservationId,
    purpose: guaranteePurpose(earlier.filter(({ purpose }) => isGuaranteePurpose(purpose)).length),
    provider,
    amount,
    idempotencyKey: randomUUID(),
    state: 'started',
    refs: { collectedOn: on },
    reason: null,
    startedAt: now,
    expiresAt: now + WAITING_MS,
    changedAt: now,
    nextAskAt: nextAsk('started', now, now),
  };
  await insertIntent(tx, intent);
  return intent;
}
