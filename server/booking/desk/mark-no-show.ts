import type { markNoShow as route } from '@stayfront/contract/desk/no-show';
import { refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import type { RouteAnswer, RouteInput } from '@stayfront/contract/route';
import { stayNoShowFee } from '@stayfront/rules/cancellation/stay-fee';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../../platform/db/open-database.ts';
import { once } from '../../platform/once/once.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { lockReservation } from '../reservation/read-reservation.ts';
import { cancelRooms } from './cancel-rooms.ts';
import { checkNoShow } from './check-no-show.ts';

type Wanted = RouteInput<typeof route>['body'] & { readonly reservationId: string; readonly idempotencyKey: string };

/** Says that guests did not come: their rooms are cancelled, by the same engine, for the fee of not arriving. */
export const markNoShow = (
  db: Db,
  hotel: Hotel,
  staff: Staff,
  { reservationId, idempotencyKey: key, ...wanted }: Wanted,
  now: Instant,
): Promise<
  | RouteAnswer<typeof route>
  | Refusal<'idempotency.mismatch' | 'reservation.unknown' | 'reservation.version'>
  | RefusedBy<typeof checkNoShow | typeof cancelRooms>
> => {
  const { hotelId } = hotel;
  const onceKey = { hotelId, operation: 'markNoShow', key, body: { reservationId, ...wanted } };
  return once(db, onceKey, now, async (tx) => {
    const reservation = await lockReservation(tx, hotelId, reservationId);
    if (!reservation) return refuse('reservation.unknown');
    const { roomStays, version, ...how } = wanted;
    const rooms = await checkNoShow(tx, hotel, reservation, roomStays, now);
    if ('refused' in rooms) return rooms;
    if (reservation.version !== version) return refuse('reservation.version');
    const byPolicy = rooms.map(stayNoShowFee);
    const done = await cancelRooms(tx, hotel, staff, reservation, { rooms, byPolicy, ...how, isNoShow: true }, now);
    return 'refused' in done ? done : { reservationId, hotelCurrency: reservation.hotelCurrency, ...done };
  });
};
