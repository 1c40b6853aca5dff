import type { cancelForHotel as route } from '@stayfront/contract/desk/cancellation';
import { refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import type { RouteAnswer, RouteInput } from '@stayfront/contract/route';
import { chosenFees } from '@stayfront/rules/cancellation/chosen-fees';
import { stayFee } from '@stayfront/rules/cancellation/stay-fee';
import { isAtLeast } from '@stayfront/rules/people/role';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import { once } from '../../platform/once/once.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { cancelAll } from '../reservation/cancel-all.ts';
import { cancelOne } from '../reservation/cancel-one.ts';
import type { HotelCancelling } from '../reservation/cancelling.ts';
import { lockReservation } from '../reservation/read-reservation.ts';
import { standingStays } from '../reservation/standing-stays.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';
import { checkCancellableByHotel } from './check-cancellable-by-hotel.ts';

type Wanted = RouteInput<typeof route>['body'] & { readonly reservationId: string; readonly idempotencyKey: string };
type Cancelled = Omit<RouteAnswer<typeof route>, 'reservationId' | 'version' | 'hotelCurrency'>;
type Refused =
  | Refusal<
      'cancellation.fee_above' | 'operator.role' | 'reservation.unknown' | 'reservation.version' | 'room_stay.unknown'
    >
  | RefusedBy<typeof checkCancellableByHotel>;

/**
 * Cancels rooms in the hotel's own name, by the same rules as a guest does: nights, fees, refunds and history are one
 * engine's. What is the hotel's freedom comes in as a parameter: when, for how much, and whether the guest hears of it.
 */
export const cancelForHotel = (
  db: Db,
  hotel: Hotel,
  staff: Staff,
  { reservationId, idempotencyKey: key, ...wanted }: Wanted,
  now: Instant,
): Promise<RouteAnswer<typeof route> | Refused | Refusal<'idempotency.mismatch'>> => {
  const { hotelId } = hotel;
  const onceKey = { hotelId, operation: 'cancelForHotel', key, body: { reservationId, ...wanted } };
  return once(db, onceKey, now, async (tx) => {
    const reservation = await lockReservation(tx, hotelId, reservationId);
    if (!reservation) return refuse('reservation.unknown');
    const refusal = checkCancellableByHotel(hotel, reservation, now);
    if (refusal) return refusal;
    if (reservation.version !== wanted.version) return refuse('reservation.version');
    const standing = standingStays(reservation);
    const rooms = standing.filter(({ roomStayIndex }) => wanted.roomStays?.includes(roomStayIndex) ?? true);
    if (rooms.length < (wanted.roomStays?.length ?? 1)) return refuse('room_stay.unknown');
    const isHeld = reservation.status === 'held';
    const byPolicy = rooms.map((stay) => (isHeld ? 0 : stayFee(stay, hotel.document.timeZone, now)));
    const fees = chosenFees(byPolicy, wanted.fee);
    if (!fees) return refuse('cancellation.fee_above');
    const isWaived = fees.some((fee, place) => fee < (byPolicy[place] ?? 0));
    if (isWaived && !isAtLeast(staff.role, 'manager')) return refuse('operator.role');
    const { reason, tellsGuest, fee } = wanted;
    const by = { by: staff.by, reason, tellsGuest, fee };
    const isAll = rooms.length === standing.length;
    const done = isAll
      ? await cancelAll(tx, hotel, reservation, by, now)
      : await cancelSome(tx, hotel, reservation, { rooms, fees, by }, now);
    if ('refused' in done) return refuse('reservation.was_cancelled');
    const { status, cancellationFee, refund } = done;
    const version = reservation.version + (isAll ? 1 : rooms.length);
    return { reservationId, status, version, cancellationFee, refund, hotelCurrency: reservation.hotelCurrency };
  });
};

type Some = {
  readonly rooms: readonly StoredRoomStay[];
  readonly fees: readonly number[];
  readonly by: HotelCancelling;
};

/** One after the other, each as it stands once those before it are gone. */
async function cancelSome(
  tx: Tx,
  hotel: Hotel,
  { hotelId, reservationId }: StoredReservation,
  { rooms, fees, by }: Some,
  now: Instant,
): Promise<Cancelled> {
  let [cancellationFee, refund] = [0, 0];
  for (const [place, { roomStayIndex }] of rooms.entries()) {
    const fresh = await lockReservation(tx, hotelId, reservationId);
    const stay = fresh?.roomStays.find((one) => one.roomStayIndex === roomStayIndex);
    if (!fresh || !stay) throw new Error(`${reservationId} lost a room while it was locked`);
    const minor = fees[place] ?? 0;
    const gone = await cancelOne(tx, hotel, fresh, stay, { ...by, fee: { minor } }, now);
    cancellationFee += minor;
    refund += gone.refund;
  }
  return { status: 'modify', cancellationFee, refund };
}
