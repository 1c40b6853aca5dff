import type { Availabilities } from '@stayfront/contract/offer';
import type { RefusedBy } from '@stayfront/contract/problem';
import type { Grid } from '@stayfront/rules/grid/grid';
import { whyNothing } from '@stayfront/rules/grid/why-nothing';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { dayNumber, nightCount } from '@stayfront/rules/stay/stay-date';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { describeReasons } from './describe-reasons.ts';
import { describePromotion } from './describe-promotion.ts';
import { offerInstead, type Instead } from './offer-instead.ts';
import { priceRooms, type OfferDeps, type PricedRoom, type PricedRooms, type Search } from './price-rooms.ts';

type FoundOffers = Pick<Availabilities, 'promotion' | 'notOffered'> & {
  readonly priced: PricedRooms;
  /** Null where something can be booked. */
  readonly instead: Instead | null;
};

/** Which rooms are free for a stay and at which rates; where none is, why, and what can be had instead. */
export async function findOffers(
  deps: OfferDeps,
  hotel: Hotel,
  search: Search,
  now: Instant,
): Promise<FoundOffers | RefusedBy<typeof priceRooms>> {
  const priced = await priceRooms(deps, hotel, search, now);
  if ('refused' in priced) return priced;
  const { grid, rooms, shown } = priced;
  const isAnyFree = rooms.some((room) => room.free > 0 && room.products.some(({ rate }) => rate.isBookable));
  const areAllOffered = rooms.length === hotel.document.rooms.length;
  return {
    priced,
    promotion: search.promoCode ? describePromotion(hotel, search.promoCode, search.language, rooms) : null,
    instead: isAnyFree ? null : offerInstead(hotel, await deps.snapshots.wholeGrid(hotel, now), search, shown, now),
    notOffered: areAllOffered ? [] : whyNotOffered(hotel, grid, search, rooms),
  };
}

/** Why the other rooms of the house cannot be had for the stay, each for itself. */
const whyNotOffered = (
  { document }: Hotel,
  grid: Grid,
  { stay, guests }: Search,
  rooms: readonly PricedRoom[],
): Availabilities['notOffered'] =>
  document.rooms.flatMap(({ id }, room) => {
    if (rooms.some(({ roomId }) => roomId === id)) return [];
    const why = whyNothing(grid, dayNumber(stay.arrival) - grid.firstDay, nightCount(stay), guests, room);
    return [{ guestRoomId: id, reasons: describeReasons(grid, why) }];
  });
