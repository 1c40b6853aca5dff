import { linkEnd } from '@stayfront/rules/booking/link-end';
import { readReference } from '@stayfront/rules/booking/reservation-reference';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { isFormerLink } from './link.store.ts';
import { hashToken, isTokenOf } from './reservation-token.ts';
import { lockReservation, readReservation } from './read-reservation.ts';
import type { StoredReservation } from './stored-reservation.ts';

/** What a guest's link says: which reservation, and the proof that it is theirs. */
export type GuestLink = { readonly reservationId: string; readonly token: string };

/**
 * The reservation of whoever holds its link, to read it or, locked, to change it. Null for a token that is wrong, of
 * another reservation or hotel, reissued since or too old, as for a reservation there is not: nobody learns which.
 */
export async function openByToken(
  tx: Tx,
  { hotelId, document }: Hotel,
  { reservationId, token }: GuestLink,
  now: Instant,
  to: 'read' | 'change',
): Promise<StoredReservation | null> {
  const reference = readReference(reservationId);
  if (!reference) return null;
  const find = to === 'change' ? lockReservation : readReservation;
  const found = await find(tx, hotelId, reference);
  if (!found) return null;
  if (!isTokenOf(token, found.tokenHash) && !(await isFormerLink(tx, found, hashToken(token)))) return null;
  const quotes = found.roomStays.map(({ quote }) => quote);
  return now < linkEnd(quotes, document.timeZone, document.times.checkOutTo) ? found : null;
}
