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

type Collecting = {
  readonly hotelId: number;
  readonly reservationId: string;
  readonly purpose: string;
  readonly provider: ProviderName;
  readonly amount: Money;
  /** Of which day at the hotel the try is: there is one a day. */
  readonly on: StayDate;
};

/** A bank that says nothing for so long has said no; what it says later is still heard. */
const WAITING_MS = 3 * 24 * 3_600_000;

/**
 * Writes down that we take something from a kept card, before the provider is asked to. `waiting` where another payment
 * of the reservation is under way, also the guest's own; `tried` where it was tried today. One whose answer was lost is
 * found again and asked for once more, whatever day it is. Lock the reservation before.
 */
export async function openCollecting(tx: Tx, asked: Collecting, now: Instant): Promise<Intent | 'waiting' | 'tried'> {
  const { hotelId, reservationId, purpose, provider, amount, on } = asked;
  const earlier = await lockIntents(tx, hotelId, reservationId);
  const open = earlier.find(({ state, refs }) => state === 'started' && refs.collectedOn !== undefined);
  if (open) return open.refs.isSent || open.provider !== provider ? 'waiting' : open;
  const isMoving = ({ state, expiresAt }: Intent): boolean =>
    state === 'authorized' || (state === 'started' && expiresAt > now);
  if (earlier.some(isMoving)) return 'waiting';
  if (earlier.some(({ refs }) => refs.collectedOn === on)) return 'tried';
  const intent: Intent = {
    hotelId,
    intentId: paymentNumber('SF'),
    reservationId,
    purpose,
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
