import type { Reservation } from '@stayfront/contract/reservation';

export type ReservedRoom = Reservation['roomStays'][number];

/** The rooms that have not been cancelled. */
export const standingRooms = ({ roomStays }: Pick<Reservation, 'roomStays'>): ReservedRoom[] =>
  roomStays.filter(({ status }) => status === 'book');
