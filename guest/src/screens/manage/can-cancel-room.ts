import type { Reservation } from '@stayfront/contract/reservation';
import { standingRooms, type ReservedRoom } from '../../features/reservation/standing-rooms.ts';

/** Whether one room can be cancelled alone: while its own rate leaves it open, and another one stays. */
export const canCancelRoom = (reservation: Reservation, stay: ReservedRoom): boolean =>
  ['book', 'modify', 'pay'].includes(reservation.status) &&
  stay.status === 'book' &&
  !stay.isExpired &&
  standingRooms(reservation).length > 1;
