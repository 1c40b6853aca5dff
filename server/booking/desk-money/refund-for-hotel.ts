import { refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import type { refundForHotel as route } from '@stayfront/contract/desk/refund';
import type { RouteAnswer, RouteInput } from '@stayfront/contract/route';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { refundByHouse } from '../../payment/refund-by-house.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { once } from '../../platform/once/once.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { readAccount } from '../pay/read-account.ts';
import { noteHappening } from '../reservation/note-happening.ts';
import { lockReservation } from '../reservation/read-reservation.ts';
import { give } from './give.ts';
import { insertHotelPayment } from './hotel-payment.store.ts';

type Wanted = RouteInput<typeof route>['body'] & { readonly reservationId: string; readonly idempotencyKey: string };

/**
 * Gives back what came, to the ways it came, because the house wants it. What is not to be paid again is written down as
 * given: else the account would call it open, and the guest's link would ask for it.
 */
export const refundForHotel = (
  db: Db,
  hotel: Hotel,
  staff: Staff,
  { reservationId, idempotencyKey: key, ...wanted }: Wanted,
  now: Instant,
): Promise<
  | RouteAnswer<typeof route>
  | Refusal<'idempotency.mismatch' | 'reservation.unknown'>
  | RefusedBy<typeof give | typeof refundByHouse>
> => {
  const { hotelId, document } = hotel;
  const onceKey = { hotelId, operation: 'refundForHotel', key, body: { reservationId, ...wanted } };
  return once(db, onceKey, now, async (tx) => {
    const reservation = await lockReservation(tx, hotelId, reservationId);
    if (!reservation) return refuse('reservation.unknown');
    const { amount, movementId, isOwedAgain, reason, tellsGuest } = wanted;
    const { by } = staff;
    const today = todayAt(document.timeZone, now);
    const before = await readAccount(tx, reservation, today);
    const asked = await refundByHouse(
      tx,
      { hotelId, reservationId, amount, intentId: movementId, byHouse: { reason, by, tellsGuest } },
      now,
    );
    if ('refused' in asked) return asked;
    const refusal = await give(tx, staff, { reservationId, kind: 'refund', amount }, now);
    if (refusal) return refusal;
    // What was too much is nothing that the house gives.
    const opened = (await readAccount(tx, reservation, today)).open - before.open;
    const [first] = asked;
    if (!isOwedAgain && opened > 0 && first)
      await insertHotelPayment(tx, {
        hotelId,
        reservationId,
        movementId: `${first.refundId}-given`,
        kind: 'given',
        way: null,
        amount: opened,
        note: reason,
        refundId: first.refundId,
        by,
        at: now,
      });
    const detail = { amount, currency: reservation.hotelCurrency, isOwedAgain, reason, by, ...withNumbers(asked) };
    await noteHappening(tx, reservation, { what: 'refund-asked', who: 'hotel', detail }, now);
    const { paid, atHotel, open } = await readAccount(tx, reservation, today);
    return {
      reservationId,
      hotelCurrency: reservation.hotelCurrency,
      amount,
      refunds: asked.map((one) => ({ movementId: one.refundId, of: one.intentId, amount: one.amount })),
      received: paid + atHotel,
      open,
    };
  });
};

const withNumbers = (asked: readonly { readonly refundId: string }[]) => ({
  refundIds: asked.map(({ refundId }) => refundId),
});
