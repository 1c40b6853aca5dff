import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { addHotelPayment as route } from '@stayfront/contract/desk/hotel-payment';
import type { RouteAnswer, RouteInput } from '@stayfront/contract/route';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { paymentNumber } from '../../payment/payment-number.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { once } from '../../platform/once/once.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { readAccount } from '../pay/read-account.ts';
import { noteHappening } from '../reservation/note-happening.ts';
import { lockReservation } from '../reservation/read-reservation.ts';
import { insertHotelPayment } from './hotel-payment.store.ts';

type Wanted = RouteInput<typeof route>['body'] & { readonly reservationId: string; readonly idempotencyKey: string };

/** Marks something as paid at the hotel. More than is open is a slip of the finger: nobody can have owed it. */
export const addHotelPayment = (
  db: Db,
  hotel: Hotel,
  { by }: Staff,
  { reservationId, idempotencyKey: key, ...wanted }: Wanted,
  now: Instant,
): Promise<
  | RouteAnswer<typeof route>
  | Refusal<
      | 'idempotency.mismatch'
      | 'payment.above_open'
      | 'reservation.held'
      | 'reservation.not_held'
      | 'reservation.unknown'
    >
> => {
  const { hotelId, document } = hotel;
  const onceKey = { hotelId, operation: 'addHotelPayment', key, body: { reservationId, ...wanted } };
  return once(db, onceKey, now, async (tx) => {
    const reservation = await lockReservation(tx, hotelId, reservationId);
    if (!reservation) return refuse('reservation.unknown');
    if (reservation.status === 'held') return refuse('reservation.held');
    if (reservation.status === 'discarded') return refuse('reservation.not_held');
    const { amount, way, note } = wanted;
    const today = todayAt(document.timeZone, now);
    const before = await readAccount(tx, reservation, today);
    if (amount > before.open + before.localTaxOpen) return refuse('payment.above_open');
    const movementId = paymentNumber('SH');
    const row = { hotelId, reservationId, movementId, kind: 'paid', way, amount, refundId: null, by, at: now } as const;
    // Of who is forgotten nothing new is written down.
    await insertHotelPayment(tx, { ...row, note: reservation.erasedAt === null ? note : '' });
    const { hotelCurrency } = reservation;
    const detail = { movementId, amount, currency: hotelCurrency, way, by };
    await noteHappening(tx, reservation, { what: 'paid-at-hotel', who: 'hotel', detail }, now);
    const { atHotel, open, localTaxOpen } = await readAccount(tx, reservation, today);
    return { reservationId, movementId, hotelCurrency, atHotel, open, localTaxOpen };
  });
};
