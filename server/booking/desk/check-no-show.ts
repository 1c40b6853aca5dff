import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Presence } from '@stayfront/rules/booking/presence';
import { isFinal } from '@stayfront/rules/booking/status';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { standingStays } from '../reservation/standing-stays.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';
import { readPresences } from './read-presences.ts';

type Refused = Refusal<
  'no_show.arrived' | 'no_show.too_early' | 'reservation.held' | 'reservation.was_cancelled' | 'room_stay.unknown'
>;

/**
 * The rooms whose guests have not come: those that are named, or all that stand. From the day after arrival on, since
 * somebody may come at midnight; and nobody who was ticked as arrived.
 */
export async function checkNoShow(
  tx: Tx,
  { document }: Hotel,
  reservation: StoredReservation,
  places: readonly number[] | undefined,
  now: Instant,
): Promise<StoredRoomStay[] | Refused> {
  if (isFinal(reservation.status)) return refuse('reservation.was_cancelled');
  if (reservation.status === 'held') return refuse('reservation.held');
  const today = todayAt(document.timeZone, now);
  const standing = standingStays(reservation);
  if (places?.some((place) => !standing.some(({ roomStayIndex }) => roomStayIndex === place)))
    return refuse('room_stay.unknown');
  const ticked = await readPresences(tx, reservation.hotelId, [reservation.reservationId]);
  const presenceOf = (place: number): Presence =>
    ticked.find(({ roomStayIndex }) => roomStayIndex === place)?.presence ?? 'expected';
  const rooms = standing.filter(({ roomStayIndex }) => places?.includes(roomStayIndex) ?? true);
  if (rooms.some(({ roomStayIndex }) => presenceOf(roomStayIndex) !== 'expected')) return refuse('no_show.arrived');
  return rooms.some(({ quote }) => quote.arrival >= today) ? refuse('no_show.too_early') : rooms;
}
