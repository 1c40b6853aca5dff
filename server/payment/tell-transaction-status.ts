import { refuse, type Refusal } from '@stayfront/contract/problem';
import { readReference } from '@stayfront/rules/booking/reservation-reference';
import type { IntentState } from '@stayfront/rules/payment/settlement';
import { transactionStatusOf, type TransactionStatus } from '@stayfront/rules/payment/transaction-status';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../db/in-hotel.ts';
import { isTokenOf } from '../reservation/reservation-token.ts';
import { readReservation } from '../reservation/reservation.store.ts';
import { listIntents } from './payment-intent.store.ts';
import { settlePayment, type SettleMeans } from './settle-payment.ts';

type Wish = { readonly hotelId: number; readonly reservationId: string; readonly token: string };

/** Failed and expired too: on a hosted page a guest may have tried again with another card. */
const openStates: readonly IntentState[] = ['started', 'authorized', 'failed', 'expired'];

/** What became of a guest's payment. Whatever may still come to something is asked about first. */
export async function tellTransactionStatus(
  means: SettleMeans,
  { hotelId, reservationId, token }: Wish,
  now: Instant,
): Promise<{ reservationId: string; status: TransactionStatus } | Refusal> {
  const reference = readReference(reservationId);
  const reservation = reference && (await inHotel(means.db, hotelId, (tx) => readReservation(tx, hotelId, reference)));
  if (!reservation || !isTokenOf(token, reservation.tokenHash)) return refuse('reservation.unknown');
  const list = () => inHotel(means.db, hotelId, (tx) => listIntents(tx, hotelId, reservation.reservationId));
  for (const { intentId, state } of await list())
    if (openStates.includes(state)) await settlePayment(means, { hotelId, intentId }, now);
  const status = transactionStatusOf((await list()).map(({ state }) => state));
  return status === null ? refuse('payment.none') : { reservationId: reservation.reservationId, status };
}
