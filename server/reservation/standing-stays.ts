import type { StoredReservation, StoredRoomStay } from './reservation.store.ts';

/** The rooms of a reservation that have not been cancelled. */
export const standingStays = ({ roomStays }: Pick<StoredReservation, 'roomStays'>): StoredRoomStay[] =>
  roomStays.filter(({ status }) => status === 'book');
