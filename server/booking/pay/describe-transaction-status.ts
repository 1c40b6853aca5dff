import { refuse, type Refusal } from '@stayfront/contract/problem';
import { transactionStatusOf, type TransactionStatus } from '@stayfront/rules/payment/transaction-status';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { openByToken, type GuestLink } from '../reservation/open-by-token.ts';
import { openStates } from '../../payment/open-states.ts';
import { listIntents } from '../../payment/list-intents.ts';
import { settlePayment, type SettleDeps } from '../../payment/settle-payment.ts';

/** What became of a guest's payment. Whatever may still come to something is asked about first. */
export async function describeTransactionStatus(
  deps: SettleDeps,
  hotel: Hotel,
  link: GuestLink,
  now: Instant,
): Promise<{ reservationId: string; status: TransactionStatus } | Refusal<'payment.none' | 'reservation.unknown'>> {
  const { hotelId } = hotel;
  const reservation = await inHotel(deps.db, hotelId, (tx) => openByToken(tx, hotel, link, now, 'read'));
  if (!reservation) return refuse('reservation.unknown');
  const list = () => inHotel(deps.db, hotelId, (tx) => listIntents(tx, hotelId, reservation.reservationId));
  for (const { intentId, state } of await list())
    if (openStates.includes(state)) await settlePayment(deps, { hotelId, intentId }, now);
  const status = transactionStatusOf((await list()).map(({ state }) => state));
  return status === null ? refuse('payment.none') : { reservationId: reservation.reservationId, status };
}
