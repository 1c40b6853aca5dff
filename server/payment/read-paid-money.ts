import type { KnownCard } from '@stayfront/rules/payment/card-name';
import type { Tx } from '../platform/db/open-database.ts';
import { paidCard } from './paid-card.ts';
import { paidFor } from './paid-for.ts';

/** What was paid for a reservation and not given back, in minor units of the hotel's currency, and with which card. */
export type PaidMoney = { readonly paid: number; readonly card: KnownCard | null };

export const readPaidMoney = async (tx: Tx, hotelId: number, reservationId: string): Promise<PaidMoney> => ({
  paid: await paidFor(tx, hotelId, reservationId),
  card: await paidCard(tx, hotelId, reservationId),
});

/** What goes back once the hotel keeps so much: the sum that requestRefund asks for. */
export const refundOf = ({ paid }: Pick<PaidMoney, 'paid'>, keep: number): number => Math.max(0, paid - keep);
