import type { cancelForHotel as route } from '@stayfront/contract/desk/cancellation';
import { refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import type { RouteAnswer, RouteInput } from '@stayfront/contract/route';
import { stayFee } from '@stayfront/rules/cancellation/stay-fee';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../../platform/db/open-database.ts';
import { once } from '../../platform/once/once.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { lockReservation } from '../reservation/read-reservation.ts';
import { standingStays } from '../reservation/standing-stays.ts';
import { cancelRooms } from './cancel-rooms.ts';
import { checkCancellableByHotel } from './check-cancellable-by-hotel.ts';

type Wanted = RouteInput<typeof route>['body'] & { readonly reservationId: string; readonly idempotencyKey: string };
type Refused =
  | Refusal<
      'cancellation.fee_above' | 'money.limit' | 'reservation.unknown' | 'reservation.version' | 'room_stay.unknown'
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
    const { roomStays: _, version: __, chargesGuarantee = false, ...how } = wanted;
    const done = await cancelRooms(tx, hotel, staff, reservation, { rooms, byPolicy, chargesGuarantee, ...how }, now);
    if ('refused' in done) return done;
    const { fee, ...told } = done;
    return { reservationId, cancellationFee: fee, hotelCurrency: reservation.hotelCurrency, ...told };
  });
};
