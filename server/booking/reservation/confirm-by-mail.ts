import { refuse, type Refusal } from '@stayfront/contract/problem';
import { isFinal } from '@stayfront/rules/booking/status';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { confirmHold } from './confirm-hold.ts';
import { isMailCodeOf } from './mail-code.ts';
import { openByToken, type GuestLink } from './open-by-token.ts';

type Deps = { readonly db: Db; readonly secret: string };
type Confirmed = { readonly reservationId: string; readonly status: 'book' };

/** Thrown so that rooms that were taken before one was missing are given back. */
class SoldOut extends Error {}

/**
 * Makes a booking of one that waited for the link in its mail. A wrong code is refused like a wrong link. Asked again, it
 * says the same.
 */
export async function confirmByMail(
  { db, secret }: Deps,
  hotel: Hotel,
  { code, ...link }: GuestLink & { readonly code: string },
  now: Instant,
): Promise<Confirmed | Refusal<'reservation.not_held' | 'reservation.unknown' | 'sold_out'>> {
  const { hotelId } = hotel;
  try {
    return await inHotel(db, hotelId, async (tx) => {
      const reservation = await openByToken(tx, hotel, link, now, 'change');
      if (!reservation?.isMailAsked || !isMailCodeOf(secret, reservation.tokenSeed, code))
        return refuse('reservation.unknown');
      const { reservationId, status } = reservation;
      if (isFinal(status)) return refuse('reservation.not_held');
      if (status === 'held' && (await confirmHold(tx, hotelId, reservationId, 'book', now)) !== 'confirmed')
        throw new SoldOut();
      return { reservationId, status: 'book' };
    });
  } catch (error) {
    if (error instanceof SoldOut) return refuse('sold_out');
    throw error;
  }
}
