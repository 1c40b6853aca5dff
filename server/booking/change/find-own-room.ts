import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { StoredReservation } from '../reservation/stored-reservation.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import { standingStays } from '../reservation/standing-stays.ts';

/** A reservation has at most so many rooms that are not cancelled. */
const mostRooms = 4;

/** As many as the contract can name: rooms that were cancelled keep their place. */
const mostPlaces = 100;

type Place = { readonly before: StoredRoomStay | null; readonly roomStayIndex: number };

/** The room that is to be changed; or the place for one that is added. */
export function findOwnRoom(
  reservation: StoredReservation,
  index: number | null,
): Place | Refusal<'room_stay.unknown' | 'rooms.count'> {
  const standing = standingStays(reservation);
  if (index !== null) {
    const before = standing.find(({ roomStayIndex }) => roomStayIndex === index);
    return before ? { before, roomStayIndex: index } : refuse('room_stay.unknown');
  }
  const roomStayIndex = 1 + Math.max(...reservation.roomStays.map((stay) => stay.roomStayIndex));
  return standing.length >= mostRooms || roomStayIndex >= mostPlaces
    ? refuse('rooms.count')
    : { before: null, roomStayIndex };
}
