import { refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { isShut } from '../../property/hotel/is-shut.ts';
import { checkOpen } from '../reservation/check-open.ts';
import { checkStands } from '../reservation/check-stands.ts';
import { openByToken, type GuestLink } from '../reservation/open-by-token.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import { findOwnRoom } from './find-own-room.ts';

type OwnRoom = { readonly reservation: StoredReservation; readonly before: StoredRoomStay | null };

/** What whoever holds the link may look at to change it: the reservation and its room, or none where one is added. */
export async function openOwnRoom(
  tx: Tx,
  hotel: Hotel,
  { roomStayIndex, ...link }: GuestLink & { readonly roomStayIndex: number | null },
  now: Instant,
): Promise<
  | OwnRoom
  | Refusal<'hotel.maintenance' | 'reservation.unknown'>
  | RefusedBy<typeof checkStands | typeof findOwnRoom | typeof checkOpen>
> {
  if (isShut(hotel)) return refuse('hotel.maintenance');
  const reservation = await openByToken(tx, hotel, link, now, 'read');
  if (!reservation) return refuse('reservation.unknown');
  const fault = checkStands(reservation);
  if (fault) return fault;
  const place = findOwnRoom(reservation, roomStayIndex);
  if ('refused' in place) return place;
  return checkOpen(hotel, reservation, place.before, now) ?? { reservation, before: place.before };
}
