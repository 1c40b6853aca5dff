import type { DeskWaitingList } from '@stayfront/contract/desk/waiting';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { OfferDeps } from '../../selling/offer/price-rooms.ts';
import { describeList } from './describe-list.ts';
import { findRoomsFor } from './find-rooms-for.ts';
import { makeOffer } from './make-offer.ts';
import { readWaiting } from './waiting.store.ts';

/**
 * Offers a free room to one guest now, whoever stands before, also a kind that was not taken before and while the list is
 * off. The guest is written to and has the same two hours.
 */
export async function offerByHand(
  deps: OfferDeps & { readonly db: Db },
  hotel: Hotel,
  waitingId: string,
  now: Instant,
): Promise<DeskWaitingList | Refusal<'waiting.unknown' | 'waiting.not_waiting' | 'waiting.no_room'>> {
  const { hotelId } = hotel;
  const entry = await inHotel(deps.db, hotelId, (tx) => readWaiting(tx, { hotelId, waitingId }), 'read only');
  if (!entry || entry.state === 'asked') return refuse('waiting.unknown');
  if (entry.state !== 'waiting') return refuse('waiting.not_waiting');
  for (const room of await findRoomsFor(deps, hotel, entry, now))
    if (await makeOffer(deps, entry, room, now))
      return inHotel(deps.db, hotelId, (tx) => describeList(tx, hotel, now), 'read only');
  return refuse('waiting.no_room');
}
