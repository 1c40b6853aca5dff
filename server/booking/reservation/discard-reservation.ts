import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { openByToken, type GuestLink } from './open-by-token.ts';
import { deleteHolds } from './delete-holds.ts';
import { changeReservation } from './change-reservation.ts';

/** Gives back the rooms of a reservation that was not paid for. Asked again, it says the same. */
export async function discardReservation(
  db: Db,
  hotel: Hotel,
  link: GuestLink,
  now: Instant,
): Promise<{ reservationId: string; status: 'discarded' } | Refusal<'reservation.not_held' | 'reservation.unknown'>> {
  const { hotelId } = hotel;
  return inHotel(db, hotelId, async (tx) => {
    const reservation = await openByToken(tx, hotel, link, now, 'change');
    if (!reservation) return refuse('reservation.unknown');
    const { reservationId } = reservation;
    if (reservation.status !== 'held' && reservation.status !== 'discarded') return refuse('reservation.not_held');
    if (reservation.status === 'held') {
      await deleteHolds(tx, hotelId, reservationId);
      await changeReservation(tx, reservation, { status: 'discarded', detail: { by: 'guest' } }, now);
    }
    return { reservationId, status: 'discarded' };
  });
}
