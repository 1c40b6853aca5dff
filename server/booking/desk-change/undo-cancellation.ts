import type { undoCancellation as route } from '@stayfront/contract/desk/undo-cancellation';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteAnswer, RouteInput } from '@stayfront/contract/route';
import { CANCELLATION_UNDONE, lastCancelled } from '@stayfront/rules/booking/last-cancelled';
import { paymentAccount } from '@stayfront/rules/payment/payment-account';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { receivedFor } from '../../payment/received-for.ts';
import { refundedFor } from '../../payment/refunded-for.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { once } from '../../platform/once/once.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { queueBookingJob } from '../reservation/booking-jobs.ts';
import { changeReservation } from '../reservation/change-reservation.ts';
import { endHeldChange } from '../reservation/close-change.ts';
import { exchangeDemand, exchangedPackages } from '../reservation/exchange-demand.ts';
import { hasPackageStock } from '../reservation/has-package-stock.ts';
import { readHistory, type HistoryEvent } from '../reservation/read-history.ts';
import { lockReservation } from '../reservation/read-reservation.ts';
import { takeRooms } from '../reservation/take-rooms.ts';

type Wanted = RouteInput<typeof route>['body'] & { readonly reservationId: string; readonly idempotencyKey: string };
type Refused = Refusal<Exclude<(typeof route)['refusals'][number], 'idempotency.mismatch'>>;

/**
 * Lets cancelled rooms stand again as they were sold, where the nights can be taken once more by the same guarded way as
 * any. Money that went back, or is on its way, is not called back: it is open again.
 */
export const undoCancellation = (
  db: Db,
  hotel: Hotel,
  staff: Staff,
  { reservationId, idempotencyKey: key, ...wanted }: Wanted,
  now: Instant,
): Promise<RouteAnswer<typeof route> | Refused | Refusal<'idempotency.mismatch'>> => {
  const { hotelId, document } = hotel;
  const onceKey = { hotelId, operation: 'undoCancellation', key, body: { reservationId, ...wanted } };
  return once(db, onceKey, now, async (tx): Promise<RouteAnswer<typeof route> | Refused> => {
    const reservation = await lockReservation(tx, hotelId, reservationId);
    if (!reservation) return refuse('reservation.unknown');
    if (reservation.erasedAt !== null) return refuse('reservation.erased');
    if (reservation.version !== wanted.version) return refuse('reservation.version');
    const events = await readHistory(tx, reservation);
    const places = wanted.roomStays ?? lastCancelled(events, reservation.roomStays);
    const gone = reservation.roomStays.filter(
      ({ roomStayIndex, status }) => status === 'cancel' && places.includes(roomStayIndex),
    );
    if (gone.length < places.length) return refuse('room_stay.unknown');
    if (gone.length === 0) return refuse('cancellation.none');
    if (!hasStood(events)) return refuse('cancellation.was_held');
    const today = todayAt(document.timeZone, now);
    if (gone.some(({ quote }) => quote.departure <= today)) return refuse('reservation.expired');
    const restored = gone.map((stay) => ({ ...stay, status: 'book' as const, cancellationFee: 0 }));
    if (!(await hasPackageStock(tx, reservation, exchangedPackages(reservation, restored), now)))
      return refuse('sold_out');
    if (!(await takeRooms(tx, hotelId, exchangeDemand(reservation, restored), now))) return refuse('sold_out');
    // A change that waits for its payment was quoted without these rooms.
    await endHeldChange(tx, hotelId, reservationId, now);
    const after = reservation.roomStays.map(
      (stay) => restored.find(({ roomStayIndex }) => roomStayIndex === stay.roomStayIndex) ?? stay,
    );
    const account = paymentAccount(after, await receivedFor(tx, hotelId, reservationId), today);
    const { total, paid, dueNow, open } = account;
    const feeLifted = gone.reduce((sum, { cancellationFee }) => sum + cancellationFee, 0);
    const refunded = await refundedFor(tx, hotelId, reservationId);
    const roomStays = restored.map(({ roomStayIndex }) => roomStayIndex);
    const change = {
      status: 'modify',
      what: CANCELLATION_UNDONE,
      who: 'hotel',
      isUndone: true,
      detail: { roomStays, feeLifted, ...(refunded > 0 ? { refunded } : {}), open, by: staff.by },
      roomStays: restored,
    } as const;
    const version = await changeReservation(tx, reservation, change, now);
    if (wanted.tellsGuest)
      await queueBookingJob(tx, 'send-confirmation', { hotelId, reservationId, again: `undone-${version}` });
    const { hotelCurrency } = reservation;
    const money = { hotelCurrency, total, feeLifted, refunded, paid, open, dueNow };
    return { reservationId, status: 'modify', version, roomStays, ...money };
  });
};

/** Whether it was ever more than held: what was given up before it was paid for never had rooms of its own. */
const hasStood = (events: readonly HistoryEvent[]): boolean =>
  events.some(({ what }) => what === 'book' || what === 'pay' || what === 'imported');
