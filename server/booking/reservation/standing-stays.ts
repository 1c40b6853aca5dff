import type { StoredReservation } from './stored-reservation.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';

/** The rooms of a reservation that have not been cancelled. */
export const standingStays = ({ roomStays }: Pick<StoredReservation, 'roomStays'>): StoredRoomStay[] =>
  roomStays.filter(({ status }) => status === 'book');
