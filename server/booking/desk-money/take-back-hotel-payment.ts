import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { takeBackHotelPayment as route } from '@stayfront/contract/desk/hotel-payment';
import type { RouteAnswer } from '@stayfront/contract/route';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { readAccount } from '../pay/read-account.ts';
import { noteHappening } from '../reservation/note-happening.ts';
import { lockReservation } from '../reservation/read-reservation.ts';
import { markTakenBack, readHotelPayments } from './hotel-payment.store.ts';

/** Takes back that something was paid at the hotel. It stays in the account, with who took it back. */
export const takeBackHotelPayment = (
  db: Db,
  { hotelId, document }: Hotel,
  { by }: Staff,
  { reservationId, movementId }: { readonly reservationId: string; readonly movementId: string },
  now: Instant,
): Promise<RouteAnswer<typeof route> | Refusal<'payment.unknown' | 'reservation.unknown'>> =>
  inHotel(db, hotelId, async (tx) => {
    const reservation = await lockReservation(tx, hotelId, reservationId);
    if (!reservation) return refuse('reservation.unknown');
    const payment = (await readHotelPayments(tx, hotelId, reservationId)).find(
      (one) => one.movementId === movementId && one.kind === 'paid',
    );
    if (!payment) return refuse('payment.unknown');
    const { hotelCurrency } = reservation;
    if (payment.takenBack === null) {
      await markTakenBack(tx, payment, by, now);
      const detail = { movementId, amount: payment.amount, currency: hotelCurrency, way: payment.way, by };
      await noteHappening(tx, reservation, { what: 'paid-at-hotel-undone', who: 'hotel', detail }, now);
    }
    const { atHotel, open, localTaxOpen } = await readAccount(tx, reservation, todayAt(document.timeZone, now));
    return { reservationId, movementId, hotelCurrency, atHotel, open, localTaxOpen };
  });
