import { fullName } from '@stayfront/rules/language/guest-name';
import { shownGuest } from '../../booking/reservation/shown-guest.ts';
import { standingStays } from '../../booking/reservation/standing-stays.ts';
import type { StoredReservation } from '../../booking/reservation/stored-reservation.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { nameOf } from './name-of.ts';

/** Whose it is; nobody's, once the guest was forgotten. */
export const about = (
  { document }: Hotel,
  reservationId: string,
  reservation: StoredReservation | undefined,
): { reservationId: string; guestName: string } => ({
  reservationId,
  guestName:
    reservation && reservation.erasedAt === null ? fullName(document.language, shownGuest(reservation.guest)) : '',
});

/** Which rooms, from when until when. */
export function stayOf(
  hotel: Hotel,
  reservation: StoredReservation,
): { roomNames: string[]; arrival: string; departure: string } {
  const quotes = standingStays(reservation).map(({ quote }) => quote);
  const roomIds = [...new Set(quotes.map(({ roomId }) => roomId))];
  return {
    roomNames: roomIds.map((id) => nameOf(hotel, hotel.document.rooms, id)),
    arrival: quotes.map(({ arrival }) => arrival).toSorted()[0] ?? '',
    departure:
      quotes
        .map(({ departure }) => departure)
        .toSorted()
        .at(-1) ?? '',
  };
}
