import { randomBytes } from 'node:crypto';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { openByToken, type GuestLink } from '../reservation/open-by-token.ts';
import { hashToken } from '../reservation/reservation-token.ts';
import { insertHandover } from './handover.store.ts';

const lifeMs = 5 * 60_000;

/** The hotel's own page with a code for its frame. Only to a site that the hotel lists: nobody is led anywhere else. */
export async function makeHandover(
  db: Db,
  hotel: Hotel,
  { page, ...link }: GuestLink & { readonly page: string },
  now: Instant,
): Promise<{ address: string } | Refusal<'embed.origin' | 'reservation.unknown'>> {
  const address = new URL(page);
  if (!hotel.document.config.embedOrigins.includes(address.origin)) return refuse('embed.origin');
  const { hotelId } = hotel;
  return inHotel(db, hotelId, async (tx) => {
    const reservation = await openByToken(tx, hotel, link, now, 'read');
    if (!reservation) return refuse('reservation.unknown');
    const code = randomBytes(32).toString('base64url');
    const { reservationId } = reservation;
    await insertHandover(tx, { hotelId, codeHash: hashToken(code), reservationId, expiresAt: now + lifeMs }, now);
    // Behind the hash: it reaches neither the hotel's server nor the log of any.
    address.hash = `${address.hash}${address.hash === '' ? '' : '&'}stayfront=${hotelId}.${code}`;
    return { address: address.href };
  });
}
