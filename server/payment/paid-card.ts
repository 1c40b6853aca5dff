import type { KnownCard } from '@stayfront/rules/payment/card-name';
import type { Tx } from '../platform/db/open-database.ts';
import { listIntents } from './list-intents.ts';

const paidStates: ReadonlySet<string> = new Set(['paid', 'refunding', 'refunded']);

/** The card a reservation was paid with; null where it is not known, or where there was more than one. */
export async function paidCard(tx: Tx, hotelId: number, reservationId: string): Promise<KnownCard | null> {
  const paid = (await listIntents(tx, hotelId, reservationId)).filter(({ state }) => paidStates.has(state));
  const cards = paid.map(({ refs: { card, paidWith } }): KnownCard => {
    const { brand = null, suffix = null } = card ?? paidWith ?? {};
    return { brand, suffix };
  });
  const [first, ...others] = cards;
  const isOne = others.every(({ brand, suffix }) => brand === first?.brand && suffix === first?.suffix);
  return first && isOne && first.suffix !== null ? first : null;
}
