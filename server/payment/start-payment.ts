import { randomUUID } from 'node:crypto';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Money } from '@stayfront/rules/money';
import { nextAsk } from '@stayfront/rules/payment/next-ask';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { ProviderName } from '@stayfront/rules/payment/providers';
import { inHotel } from '../platform/db/in-hotel.ts';
import type { Db, Tx } from '../platform/db/open-database.ts';
import type { LockReservation, PaymentEffects } from './effects.ts';
import { changeIntent } from './payment-intent.store.ts';
import { lockIntents } from './list-intents.ts';
import { insertIntent } from './insert-intent.ts';
import type { Intent } from './intent.ts';
import { paymentNumber } from './payment-number.ts';
import { isFailure, type PaymentOrder, type PaymentProvider, type StartedPayment } from './port/payment-provider.ts';
import type { ProviderOf } from './provider-of.ts';

type Deps = {
  readonly db: Db;
  readonly providerOf: ProviderOf;
  readonly effects: Pick<PaymentEffects, 'lock'>;
};

export type PaymentInput = Pick<PaymentOrder, 'description' | 'guest' | 'returnUrl'> & {
  readonly hotelId: number;
  readonly reservationId: string;
  readonly purpose: string;
  readonly amount: Money;
  /** Until when the guest may pay: as long as the rooms are held. */
  readonly expiresAt: Instant;
  /** What the guest's page was given to pay with is over. */
  readonly isSessionOver: boolean;
};

export type PaymentBegun = {
  readonly intentId: string;
  readonly provider: ProviderName;
  readonly data: StartedPayment['data'];
};

/** Card thieves try one card after the other; a guest with trouble has given up by then. */
const MOST_TRIES = 5;

/**
 * Begins a payment: first the intent is written down, then the provider is asked, then its numbers are written down,
 * and only then can the guest pay. Asked again while the first is still open, it is the same payment; only where the
 * provider's session is over and cannot be renewed, another one takes its place. Money that comes by both goes back once.
 */
export async function startPayment(
  { db, providerOf, effects: { lock } }: Deps,
  input: PaymentInput,
  now: Instant,
): Promise<
  | PaymentBegun
  | Refusal<'payment.not_begun' | 'payment.processed' | 'payment.tries' | 'payment.unavailable' | 'reservation.unknown'>
> {
  const { hotelId } = input;
  const provider = await providerOf(hotelId);
  if (!provider) return refuse('payment.unavailable');
  const intent = await inHotel(db, hotelId, (tx) => openIntent(tx, lock, input, provider, now));
  if ('refused' in intent) return intent;
  const { intentId, idempotencyKey, amount, refs } = intent;
  const { description, guest, returnUrl } = input;
  const started = await provider.start({ intentId, idempotencyKey, amount, description, guest, returnUrl, refs });
  if (isFailure(started)) return refuse('payment.not_begun', started.detail);
  await inHotel(db, hotelId, async (tx) => {
    await lock(tx, hotelId, intent.reservationId);
    const fresh = (await lockIntents(tx, hotelId, intent.reservationId, intent.purpose)).find(
      (one) => one.intentId === intentId,
    );
    if (fresh) await changeIntent(tx, fresh, { refs: { ...fresh.refs, ...started.refs } }, now);
  });
  return { intentId, provider: provider.name, data: started.data };
}

async function openIntent(
  tx: Tx,
  lock: LockReservation,
  input: PaymentInput,
  { name: provider, keepsFirstSession }: Pick<PaymentProvider, 'name' | 'keepsFirstSession'>,
  now: Instant,
): Promise<Intent | Refusal<'payment.processed' | 'payment.tries' | 'reservation.unknown'>> {
  const { hotelId, reservationId, purpose, amount, expiresAt, isSessionOver } = input;
  if (!(await lock(tx, hotelId, reservationId))) return refuse('reservation.unknown');
  const earlier = await lockIntents(tx, hotelId, reservationId, purpose);
  if (earlier.some(({ state }) => state === 'authorized' || state === 'paid')) return refuse('payment.processed');
  const byGuest = earlier.filter(({ refs }) => refs.collectedOn === undefined);
  const open = byGuest.findLast(
    (one) => one.state === 'started' && one.expiresAt > now && isSame(one, input, provider),
  );
  if (open && !(isSessionOver && keepsFirstSession)) return open;
  if (byGuest.length >= MOST_TRIES) return refuse('payment.tries');
  const intent: Intent = {
    hotelId,
    intentId: paymentNumber('SF'),
    reservationId,
    purpose,
    provider,
    amount,
    idempotencyKey: randomUUID(),
    state: 'started',
    refs: {},
    reason: null,
    startedAt: now,
    expiresAt,
    changedAt: now,
    nextAskAt: nextAsk('started', now, now),
  };
  await insertIntent(tx, intent);
  return intent;
}

const isSame = (intent: Intent, { amount }: PaymentInput, provider: ProviderName): boolean =>
  intent.provider === provider && intent.amount.minor === amount.minor && intent.amount.currency === amount.currency;
