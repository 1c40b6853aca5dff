import { restDueOn, restOf } from '@stayfront/rules/booking/advance-of';
import { lastRestDay } from '@stayfront/rules/payment/rest-days';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Intent } from '../../payment/intent.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import { publishNews } from '../reservation/publish-news.ts';
import { readReservation } from '../reservation/read-reservation.ts';
import { standingStays } from '../reservation/standing-stays.ts';
import { notePayment } from './note-payment.ts';

/** The card that is kept could not be charged: the guest is sent the link to pay, and until when; the hotel is told. */
export async function tellNotCollected(tx: Tx, intent: Intent, now: Instant): Promise<void> {
  const { hotelId, reservationId, intentId, amount } = intent;
  await notePayment(tx, intent, 'not-collected', now);
  const reservation = await readReservation(tx, hotelId, reservationId);
  const open = reservation ? standingStays(reservation).filter((stay) => restOf(stay) > 0) : [];
  const [lastDay] = open
    .flatMap((stay) => {
      const dueOn = restDueOn(stay);
      return dueOn === null ? [] : [lastRestDay(dueOn, stay.quote.arrival)];
    })
    .toSorted();
  // Cancelled or paid meanwhile: then it is nobody's affair any more.
  if (!reservation || lastDay === undefined) return;
  const isCancelled = open.some(({ quote }) => quote.deposit?.ifUnpaid === 'cancel');
  await publishNews(tx, reservation, {
    what: 'rest-due',
    mark: intentId,
    amount,
    lastDay,
    isRefused: true,
    isCancelled,
  });
}
