import type { setExpectedTime as route } from '@stayfront/contract/desk/day';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteAnswer } from '@stayfront/contract/route';
import { isFinal } from '@stayfront/rules/booking/status';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { noteHappening } from '../reservation/note-happening.ts';
import { lockReservation } from '../reservation/read-reservation.ts';
import { saveExpectedTime } from './expected-time.store.ts';
import { readExpectedTimes } from './read-expected-times.ts';

type Said = { readonly reservationId: string; readonly roomStayIndex: number; readonly time: string | null };

/** Notes when the guests of a room said they would come, or that nobody knows. The same again changes nothing. */
export const setExpectedTime = (
  db: Db,
  { hotelId, by }: Staff,
  { reservationId, roomStayIndex, time }: Said,
  now: Instant,
): Promise<RouteAnswer<typeof route> | Refusal<(typeof route)['refusals'][number]>> =>
  inHotel(db, hotelId, async (tx) => {
    const reservation = await lockReservation(tx, hotelId, reservationId);
    if (!reservation) return refuse('reservation.unknown');
    if (reservation.status === 'held') return refuse('reservation.held');
    const stay = reservation.roomStays.find((one) => one.roomStayIndex === roomStayIndex);
    if (!stay) return refuse('room_stay.unknown');
    if (isFinal(reservation.status) || stay.status === 'cancel') return refuse('reservation.was_cancelled');
    const known = await readExpectedTimes(tx, hotelId, [reservationId]);
    const before = known.find((one) => one.roomStayIndex === roomStayIndex)?.time ?? null;
    if (before !== time) {
      await saveExpectedTime(tx, hotelId, { reservationId, roomStayIndex }, time);
      const detail = { roomStayIndex, time, before, by };
      await noteHappening(tx, reservation, { what: 'expected-time', who: 'hotel', detail }, now);
    }
    return { reservationId, roomStayIndex, time, before };
  });
