import type { ChangeMade } from '@stayfront/contract/change';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { closeChange } from '../reservation/close-change.ts';
import { readChange } from '../reservation/read-change.ts';
import { describeChange } from './describe-change.ts';
import { openByToken, type GuestLink } from '../reservation/open-by-token.ts';

/** Lets go of a change that was not paid for; the booking stays as it was. Asked again, it says the same. */
export async function discardChange(
  db: Db,
  hotel: Hotel,
  { changeId, ...link }: GuestLink & { readonly changeId: string },
  now: Instant,
): Promise<ChangeMade | Refusal<'change.not_held' | 'change.unknown' | 'reservation.unknown'>> {
  const { hotelId } = hotel;
  return inHotel(db, hotelId, async (tx) => {
    const reservation = await openByToken(tx, hotel, link, now, 'change');
    if (!reservation) return refuse('reservation.unknown');
    const change = await readChange(tx, hotelId, reservation.reservationId, changeId);
    if (!change) return refuse('change.unknown');
    if (change.state === 'made') return refuse('change.not_held');
    if (change.state === 'held') await closeChange(tx, change, 'ended', now);
    return describeChange(reservation, { ...change, state: 'ended' }, false, now);
  });
}
