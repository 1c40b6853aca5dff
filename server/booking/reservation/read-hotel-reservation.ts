import type { HotelReservation } from '@stayfront/contract/manage/reservations';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { readHotelReservations } from './read-hotel-reservations.ts';

/** A reservation as its hotel sees it, with all that happened to it. */
export const readHotelReservation = async (
  tx: Tx,
  hotel: Hotel,
  reservationId: string,
  now: Instant,
): Promise<HotelReservation | null> => (await readHotelReservations(tx, hotel, [reservationId], now))[0] ?? null;
