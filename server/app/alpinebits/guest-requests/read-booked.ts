import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { readHotelReservations } from '../../../booking/reservation/read-hotel-reservations.ts';
import { readReservations } from '../../../booking/reservation/read-reservations.ts';
import type { Tx } from '../../../platform/db/open-database.ts';
import type { Hotel } from '../../../property/hotel/hotel.ts';
import type { BookedRequest } from './booked-request.ts';

/** Reservations as they stand now, by their reference. */
export async function readBooked(
  tx: Tx,
  hotel: Hotel,
  reservationIds: readonly string[],
  now: Instant,
): Promise<ReadonlyMap<string, BookedRequest>> {
  const stored = await readReservations(tx, hotel.hotelId, reservationIds);
  const described = new Map(
    (await readHotelReservations(tx, hotel, reservationIds, now)).map((one) => [one.reservationId, one]),
  );
  return new Map(
    stored.flatMap((one) => {
      const said = described.get(one.reservationId);
      return said ? [[one.reservationId, { stored: one, described: said }] as const] : [];
    }),
  );
}
