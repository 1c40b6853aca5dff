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
 * The rooms whose guests have not come: those that are named, all that stand, or of these the ones that are still
 * awaited. From the day after arrival on, since somebody may come at midnight; and nobody who was ticked as arrived.
 */
export async function checkNoShow(
  tx: Tx,
  { document }: Hotel,
  reservation: StoredReservation,
  places: readonly number[] | 'awaited' | undefined,
  now: Instant,
): Promise<StoredRoomStay[] | Refused> {
  if (isFinal(reservation.status)) return refuse('reservation.was_cancelled');
  if (reservation.status === 'held') return refuse('reservation.held');
  const today = todayAt(document.timeZone, now);
  const standing = standingStays(reservation);
  const named = places === 'awaited' ? undefined : places;
  if (named?.some((place) => !standing.some(({ roomStayIndex }) => roomStayIndex === place)))
    return refuse('room_stay.unknown');
  const ticked = await readPresences(tx, reservation.hotelId, [reservation.reservationId]);
  const presenceOf = (place: number): Presence =>
    ticked.find(({ roomStayIndex }) => roomStayIndex === place)?.presence ?? 'expected';
  const hasArrived = ({ roomStayIndex }: StoredRoomStay): boolean => presenceOf(roomStayIndex) !== 'expected';
  const isEarly = ({ quote }: StoredRoomStay): boolean => quote.arrival >= today;
  const rooms = standing.filter(({ roomStayIndex }) => named?.includes(roomStayIndex) ?? true);
  const awaited = rooms.filter((room) => !hasArrived(room) && !isEarly(room));
  if (places === 'awaited' && awaited.length > 0) return awaited;
  if (rooms.some(hasArrived)) return refuse('no_show.arrived');
  return rooms.some(isEarly) ? refuse('no_show.too_early') : rooms;
}
