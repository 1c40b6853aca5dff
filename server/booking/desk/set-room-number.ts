import type { setRoomNumber as route } from '@stayfront/contract/desk/day';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteAnswer } from '@stayfront/contract/route';
import { isFinal } from '@stayfront/rules/booking/status';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { nightsOf } from '@stayfront/rules/stay/stay-date';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { noteHappening } from '../reservation/note-happening.ts';
import { lockReservation } from '../reservation/read-reservation.ts';
import { readRoomNumbers } from './read-room-numbers.ts';
import { deleteRoomNumber, takeRoomNumber } from './room-number.store.ts';

type Given = { readonly reservationId: string; readonly roomStayIndex: number; readonly number: string | null };

/** Gives the guests of a room a door for all their nights, or takes it away. The same again changes nothing. */
export const setRoomNumber = (
  db: Db,
  { hotelId, document }: Hotel,
  staff: Staff,
  { reservationId, roomStayIndex, number }: Given,
  now: Instant,
): Promise<RouteAnswer<typeof route> | Refusal<(typeof route)['refusals'][number]>> =>
  inHotel(db, hotelId, async (tx, transaction) => {
    const reservation = await lockReservation(tx, hotelId, reservationId);
    if (!reservation) return refuse('reservation.unknown');
    if (reservation.status === 'held') return refuse('reservation.held');
    const stay = reservation.roomStays.find((one) => one.roomStayIndex === roomStayIndex);
    if (!stay) return refuse('room_stay.unknown');
    if (isFinal(reservation.status) || stay.status === 'cancel') return refuse('reservation.was_cancelled');
    const { numbers = [] } = document.rooms.find(({ id }) => id === stay.quote.roomId) ?? {};
    if (number !== null && !numbers.includes(number)) return refuse('room_number.unknown');
    const given = await readRoomNumbers(tx, hotelId, [reservationId]);
    const before = given.find((one) => one.roomStayIndex === roomStayIndex)?.number ?? null;
    const answer = { reservationId, roomStayIndex, number, before };
    if (before === number) return answer;
    const room = { hotelId, reservationId, roomStayIndex };
    await deleteRoomNumber(tx, room);
    const nights = nightsOf(stay.quote);
    if (number !== null && (await takeRoomNumber(tx, room, number, nights)) < nights.length) {
      await transaction.rollBack();
      return refuse('room_number.taken');
    }
    const detail = { roomStayIndex, number, before, by: staff.by };
    await noteHappening(tx, reservation, { what: 'room-number', who: 'hotel', detail }, now);
    return answer;
  });
