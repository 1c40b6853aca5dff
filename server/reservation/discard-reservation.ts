import { refuse, type Refusal } from '@stayfront/contract/problem';
import { readReference } from '@stayfront/rules/booking/reservation-reference';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../db/in-hotel.ts';
import type { Db } from '../db/open-database.ts';
import { isTokenOf } from './reservation-token.ts';
import { changeReservation, deleteHolds, lockReservation } from './reservation.store.ts';

type Wish = { readonly hotelId: number; readonly reservationId: string; readonly token: string };

/** Gives back the rooms of a reservation that was not paid for. Asked again, it says the same. */
export async function discardReservation(
  db: Db,
  { hotelId, reservationId, token }: Wish,
  now: Instant,
): Promise<{ reservationId: string; status: 'discarded' } | Refusal> {
  const reference = readReference(reservationId);
  if (!reference) return refuse('reservation.unknown');
  return inHotel(db, hotelId, async (tx) => {
    const reservation = await lockReservation(tx, hotelId, reference);
    if (!reservation || !isTokenOf(token, reservation.tokenHash)) return refuse('reservation.unknown');
    if (reservation.status !== 'held' && reservation.status !== 'discarded') return refuse('reservation.not_held');
    if (reservation.status === 'held') {
      await deleteHolds(tx, hotelId, reference);
      await changeReservation(tx, reservation, { status: 'discarded', detail: { by: 'guest' } }, now);
    }
    return { reservationId: reference, status: 'discarded' };
  });
}
