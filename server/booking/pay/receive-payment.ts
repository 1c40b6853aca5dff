import { isFinal } from '@stayfront/rules/booking/status';
import { paidInFull, paidWhatIsDue } from '@stayfront/rules/payment/payment-account';
import { paymentChoices, type PaymentChoice } from '@stayfront/rules/payment/payment-choices';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { endHeldChange } from '../reservation/close-change.ts';
import { publishNews } from '../reservation/publish-news.ts';
import { readToday } from '../../property/hotel/read-today.ts';
import type { Intent } from '../../payment/intent.ts';
import { changeReservation } from '../reservation/change-reservation.ts';
import { lockReservation } from '../reservation/read-reservation.ts';
import { readAccount } from './read-account.ts';

/**
 * Money for a booking that stands, in the transaction of whoever learnt that it came. It is taken if it is still what is
 * owed; whoever paid in two windows, or for rooms that were changed meanwhile, gets it back.
 */
export async function receivePayment(
  tx: Tx,
  { hotelId, reservationId, amount, intentId }: Intent,
  kind: PaymentChoice['kind'],
  now: Instant,
): Promise<'confirmed' | 'gone' | 'surplus'> {
  const reservation = await lockReservation(tx, hotelId, reservationId);
  if (!reservation || isFinal(reservation.status) || reservation.status === 'held') return 'gone';
  const today = await readToday(tx, hotelId, now);
  const account = await readAccount(tx, reservation, today);
  const owed = paymentChoices(account, reservation.status).find((choice) => choice.kind === kind);
  if (owed?.amount !== amount.minor || reservation.hotelCurrency !== amount.currency) return 'surplus';
  // Rooms carry what was paid for them beyond what they were booked with, so that it goes back when they are cancelled.
  const roomStays = reservation.roomStays.flatMap((stay) => {
    const paid = kind === 'full' ? paidInFull(stay) : paidWhatIsDue(stay, today);
    return paid === stay ? [] : [paid];
  });
  // A change that is being paid for was quoted without this money.
  if (roomStays.length > 0) await endHeldChange(tx, hotelId, reservationId, now);
  await changeReservation(tx, reservation, { status: 'pay', who: 'provider', roomStays }, now);
  await publishNews(tx, reservation, { what: 'paid', intentId, amount });
  return 'confirmed';
}
