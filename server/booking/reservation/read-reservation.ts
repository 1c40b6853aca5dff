import type { Tx } from '../../platform/db/open-database.ts';
import { readReservations } from './read-reservations.ts';
import type { StoredReservation } from './stored-reservation.ts';

export const readReservation = async (
  tx: Tx,
  hotelId: number,
  reservationId: string,
): Promise<StoredReservation | null> => (await readReservations(tx, hotelId, [reservationId]))[0] ?? null;

/**
 * Reads a reservation to change it: until the transaction ends nobody else does. Its row is locked before any night is,
 * by everybody, or two who want both would wait on each other.
 */
export const lockReservation = async (
  tx: Tx,
  hotelId: number,
  reservationId: string,
): Promise<StoredReservation | null> => (await readReservations(tx, hotelId, [reservationId], true))[0] ?? null;
