import { refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import { checkChangeable } from '../reservation/check-changeable.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';

/** Whether the hotel can change a booked room: as guests can, and there is a guest left to change it for. */
export const checkChangeableByHotel = (
  reservation: StoredReservation,
  version: number,
): Refusal<'reservation.erased'> | RefusedBy<typeof checkChangeable> | null =>
  reservation.erasedAt !== null ? refuse('reservation.erased') : checkChangeable(reservation, version);
