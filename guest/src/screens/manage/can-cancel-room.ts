import type { Reservation } from '@stayfront/contract/reservation';
import { standingRooms } from './standing-rooms.ts';

/** Whether one room can be cancelled alone: while changes are open, and another one stays. */
export const canCancelRoom = (reservation: Reservation): boolean =>
  ['book', 'modify', 'pay'].includes(reservation.status) &&
  !reservation.isExpired &&
  standingRooms(reservation).length > 1;
