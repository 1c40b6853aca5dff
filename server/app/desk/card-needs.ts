import type { Need } from '@stayfront/contract/desk/needs';
import { restDueOn, restOf } from '@stayfront/rules/booking/advance-of';
import { isFinal } from '@stayfront/rules/booking/status';
import { paymentAccount, type Received } from '@stayfront/rules/payment/payment-account';
import { lastRestDay } from '@stayfront/rules/payment/rest-days';
import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';
import type { CardTrouble } from '../../booking/card/list-card-troubles.ts';
import { standingStays } from '../../booking/reservation/standing-stays.ts';
import type { StoredReservation } from '../../booking/reservation/stored-reservation.ts';
import type { DeclinedCharge } from '../../payment/list-declined-charges.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { about, stayOf } from './about-reservation.ts';

/** So long a guest has to pay a fee that their card did not. */
const daysToPay = 7;

/** A card that was asked for and has not come as it should. */
export const cardTrouble = (
  hotel: Hotel,
  { what, requestId, dueOn, since, reservationId }: CardTrouble,
  reservation: StoredReservation,
): Need => ({
  kind: 'card',
  needId: `card ${requestId} ${what}`,
  since: new Date(since).toISOString(),
  ...about(hotel, reservationId, reservation),
  what,
  dueOn,
  ...stayOf(hotel, reservation),
  hasAddress: reservation.guest.email !== '',
});

/** What a card did not pay, while it is still owed. */
export function declinedCharge(
  hotel: Hotel,
  { what, intentId, since, reservationId }: DeclinedCharge,
  reservation: StoredReservation,
  received: Received,
  today: StayDate,
): Need[] {
  const { guarantee, guest, hotelCurrency, roomStays, status } = reservation;
  const account = paymentAccount(roomStays, received, today);
  const amount = what === 'guarantee' ? account.feesOpen : isFinal(status) ? 0 : account.dueNow;
  if (amount <= 0) return [];
  return [
    {
      kind: 'charge',
      needId: `charge ${intentId}`,
      since: new Date(since).toISOString(),
      ...about(hotel, reservationId, reservation),
      what,
      amount,
      currency: hotelCurrency,
      card: guarantee && { brand: guarantee.brand, suffix: guarantee.suffix },
      payBy: what === 'guarantee' ? addDays(today, daysToPay) : lastDayFor(reservation, today),
      hasAddress: guest.email !== '',
    },
  ];
}

/** As long as the rest is asked for by itself; today, once that is over. */
function lastDayFor(reservation: StoredReservation, today: StayDate): StayDate {
  const [first = today] = standingStays(reservation)
    .flatMap((stay) => {
      const dueOn = restDueOn(stay);
      return dueOn === null || restOf(stay) <= 0 ? [] : [lastRestDay(dueOn, stay.quote.arrival)];
    })
    .toSorted();
  return first < today ? today : first;
}
