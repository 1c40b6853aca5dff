import type { setPresence as route } from '@stayfront/contract/desk/day';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteAnswer } from '@stayfront/contract/route';
import { findPresenceFault, type Presence } from '@stayfront/rules/booking/presence';
import { isFinal } from '@stayfront/rules/booking/status';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { noteHappening } from '../reservation/note-happening.ts';
import { lockReservation } from '../reservation/read-reservation.ts';
import { savePresence } from './day.store.ts';
import { readPresences } from './read-presences.ts';

type Tick = { readonly reservationId: string; readonly roomStayIndex: number; readonly presence: Presence };

/** Ticks the guests of a room as arrived or left, or takes that back. The same again changes nothing. */
export const setPresence = (
  db: Db,
  { hotelId, document }: Hotel,
  staff: Staff,
  { reservationId, roomStayIndex, presence }: Tick,
  now: Instant,
): Promise<
  | RouteAnswer<typeof route>
  | Refusal<
      | 'presence.not_arrived'
      | 'presence.too_early'
      | 'reservation.held'
      | 'reservation.unknown'
      | 'reservation.was_cancelled'
      | 'room_stay.unknown'
    >
> =>
  inHotel(db, hotelId, async (tx) => {
    const reservation = await lockReservation(tx, hotelId, reservationId);
    if (!reservation) return refuse('reservation.unknown');
    if (reservation.status === 'held') return refuse('reservation.held');
    const stay = reservation.roomStays.find((one) => one.roomStayIndex === roomStayIndex);
    if (!stay) return refuse('room_stay.unknown');
    if (isFinal(reservation.status) || stay.status === 'cancel') return refuse('reservation.was_cancelled');
    const ticked = await readPresences(tx, hotelId, [reservationId]);
    const before = ticked.find((one) => one.roomStayIndex === roomStayIndex)?.presence ?? 'expected';
    const fault = findPresenceFault(stay.quote, before, presence, todayAt(document.timeZone, now));
    if (fault) return refuse(fault === 'too-early' ? 'presence.too_early' : 'presence.not_arrived');
    if (before !== presence) {
      await savePresence(tx, hotelId, { reservationId, roomStayIndex, presence }, now);
      const detail = { roomStayIndex, presence, before, by: staff.by };
      await noteHappening(tx, reservation, { what: 'presence', who: 'hotel', detail }, now);
    }
    return { reservationId, roomStayIndex, presence, before };
  });
