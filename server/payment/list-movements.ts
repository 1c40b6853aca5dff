import type { KnownCard } from '@stayfront/rules/payment/card-name';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../platform/db/open-database.ts';
import { listIntents } from './list-intents.ts';
import { listRefunds } from './payment-refund.store.ts';

/**
 * Money that came for a reservation, or went back and is then negative, in minor units of the hotel's currency; or what
 * the hotel gives of its price with a refund (`given`).
 */
export type Movement = {
  readonly at: Instant;
  readonly amount: number;
  readonly card: KnownCard | null;
  readonly isGiven: boolean;
};

/**
 * What was paid for a reservation, through the provider and at the hotel, and what went back of it or is on its way, the
 * oldest first: its sum is what `receivedFor` says. Payments that were never for it, as those that came twice, are not
 * among them.
 */
export async function listMovements(tx: Tx, hotelId: number, reservationId: string): Promise<Movement[]> {
  const movements: Movement[] = [];
  for (const { intentId, state, amount, changedAt, refs } of await listIntents(tx, hotelId, reservationId)) {
    if (state !== 'paid') continue;
    const { brand = null, suffix = null } = refs.card ?? refs.paidWith ?? {};
    const card = { brand, suffix };
    movements.push({ at: changedAt, amount: amount.minor, card, isGiven: false });
    for (const refund of await listRefunds(tx, hotelId, intentId))
      if (refund.state !== 'failed')
        movements.push({ at: refund.changedAt, amount: -refund.amount.minor, card, isGiven: false });
  }
  const noted = await tx
    .selectFrom('hotel_payment')
    .select(['kind', 'amount', 'noted_at'])
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .where('taken_back_at', 'is', null)
    .execute();
  for (const { kind, amount, noted_at: at } of noted)
    movements.push({ at: at.getTime(), amount, card: null, isGiven: kind === 'given' });
  return movements.toSorted((a, b) => a.at - b.at);
}
