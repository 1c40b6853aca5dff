import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { hashToken, tokenFrom } from '../reservation/reservation-token.ts';
import { readReservation } from '../reservation/read-reservation.ts';
import { removeHandover } from './handover.store.ts';

type Deps = { readonly db: Db; readonly secret: string };

/** The guest's link of the reservation that a code stands for. The code is used up by it. */
export async function takeHandover(
  { db, secret }: Deps,
  hotelId: number,
  code: string,
  now: Instant,
): Promise<{ reservationId: string; token: string } | Refusal<'reservation.unknown'>> {
  return inHotel(db, hotelId, async (tx) => {
    const taken = await removeHandover(tx, hotelId, hashToken(code), now);
    const reservation = taken && (await readReservation(tx, hotelId, taken.reservationId));
    if (!reservation) return refuse('reservation.unknown');
    return { reservationId: reservation.reservationId, token: tokenFrom(secret, reservation.tokenSeed) };
  });
}
