import type { LockReservation } from '../../payment/effects.ts';
import { lockReservation } from './read-reservation.ts';

/** For payments, which need nothing of a reservation but that nobody else moves it meanwhile. */
export const lockedReservation: LockReservation = async (tx, hotelId, reservationId) =>
  (await lockReservation(tx, hotelId, reservationId)) !== null;
