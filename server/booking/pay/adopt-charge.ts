import { randomUUID } from 'node:crypto';
import type { Money } from '@stayfront/rules/money';
import { paymentChoices } from '@stayfront/rules/payment/payment-choices';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { ProviderName } from '@stayfront/rules/payment/providers';
import type { Tx } from '../../platform/db/open-database.ts';
import { lockReservation } from '../reservation/read-reservation.ts';
import { readToday } from '../../property/hotel/read-today.ts';
import { lockIntents } from '../../payment/list-intents.ts';
import { insertIntent } from '../../payment/insert-intent.ts';
import type { ProviderRefs } from '../../payment/port/payment-provider.ts';
import { askedPurpose, PREPAY, restPurpose } from '../../payment/purpose.ts';
import { findOpenRequest } from './find-open-request.ts';
import { readAccount } from './read-account.ts';

type Found = {
  readonly hotelId: number;
  readonly reservationId: string;
  readonly intentId: string;
  readonly provider: ProviderName;
  readonly amount: Money;
  readonly refs: ProviderRefs;
};

/**
 * Writes down a payment that the provider knows and we have lost, as if it had just been begun: whoever settles it finds
 * out whether it is what the reservation owes. False where there is no such reservation.
 */
export async function adoptCharge(
  tx: Tx,
  { hotelId, reservationId, intentId, provider, amount, refs }: Found,
  now: Instant,
): Promise<boolean> {
  const reservation = await lockReservation(tx, hotelId, reservationId);
  if (!reservation) return false;
  const earlier = await lockIntents(tx, hotelId, reservationId);
  if (earlier.some((one) => one.intentId === intentId)) return true;
  const account = await readAccount(tx, reservation, await readToday(tx, hotelId, now));
  const owed = paymentChoices(account, reservation.status).find(
    (choice) => choice.amount === amount.minor && reservation.hotelCurrency === amount.currency,
  );
  const request = await findOpenRequest(tx, hotelId, reservationId);
  const isAsked = request?.amount === amount.minor && reservation.hotelCurrency === amount.currency;
  const isForHold = owed !== undefined && reservation.status === 'held';
  const paid = earlier.filter(({ state }) => state === 'paid').length;
  await insertIntent(tx, {
    hotelId,
    intentId,
    reservationId,
    purpose: isAsked ? askedPurpose(request.requestId) : isForHold ? PREPAY : restPurpose(owed?.kind ?? 'due', paid),
    provider,
    amount,
    idempotencyKey: randomUUID(),
    state: 'started',
    refs,
    reason: null,
    startedAt: now,
    expiresAt: now,
    changedAt: now,
    nextAskAt: now,
  });
  return true;
}
