import type { KnownCard } from '@stayfront/rules/payment/card-name';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../platform/db/open-database.ts';
import { listIntents } from './list-intents.ts';
import { listRefunds } from './payment-refund.store.ts';

/** Money that came for a reservation, or went back and is then negative, in minor units of the hotel's currency. */
export type Movement = { readonly at: Instant; readonly amount: number; readonly card: KnownCard | null };

/**
 * What was paid for a reservation and what went back of it or is on its way, the oldest first: its sum is what `paidFor`
 * says. Payments that were never for it, as those that came twice, are not among them.
 */
export async function listMovements(tx: Tx, hotelId: number, reservationId: string): Promise<Movement[]> {
  const movements: Movement[] = [];
  for (const { intentId, state, amount, changedAt, refs } of await listIntents(tx, hotelId, reservationId)) {
    if (state !== 'paid') continue;
    const { brand = null, suffix = null } = refs.card ?? refs.paidWith ?? {};
    movements.push({ at: changedAt, amount: amount.minor, card: { brand, suffix } });
    for (const refund of await listRefunds(tx, hotelId, intentId))
      if (refund.state !== 'failed')
        movements.push({ at: refund.changedAt, amount: -refund.amount.minor, card: { brand, suffix } });
  }
  return movements.toSorted((a, b) => a.at - b.at);
}
