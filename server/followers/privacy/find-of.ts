import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { listByEmail } from '../../booking/reservation/list-by-email.ts';
import { readReservation } from '../../booking/reservation/read-reservation.ts';

/** As many as anybody has: whoever asks to be forgotten means all of them. */
const ALL = 10_000;

/** The reservations that a reference or an e-mail address names. */
export const findOf = (db: Db, hotelId: number, named: string): Promise<string[]> =>
  inHotel(db, hotelId, async (tx) => {
    const one = named.includes('@') ? null : await readReservation(tx, hotelId, named);
    const found = one ? [one] : await listByEmail(tx, hotelId, named, ALL);
    return found.map(({ reservationId }) => reservationId);
  });
