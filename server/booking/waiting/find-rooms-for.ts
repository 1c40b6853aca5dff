import { isRefusal } from '@stayfront/contract/problem';
import type { Product } from '@stayfront/contract/offer';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { priceRooms, type OfferDeps } from '../../selling/offer/price-rooms.ts';
import type { WaitingEntry } from './waiting-entry.ts';

/** A kind of room that would do, with its rates at today's prices. */
export type RoomFor = { readonly roomId: string; readonly products: readonly Product[] };

type Wish = Pick<WaitingEntry, 'arrival' | 'departure' | 'guests' | 'language' | 'roomId'>;

/**
 * What a guest who waits would find if they searched now, the cheapest room first: by the same rules of days, for the same
 * party and at the same prices as any other guest.
 */
export async function findRoomsFor(deps: OfferDeps, hotel: Hotel, wish: Wish, now: Instant): Promise<RoomFor[]> {
  const { arrival, departure, guests, language, roomId: wanted } = wish;
  const priced = await priceRooms(deps, hotel, { stay: { arrival, departure }, guests, language }, now);
  if (isRefusal(priced)) return [];
  return priced.rooms
    .filter(({ roomId, free }) => free > 0 && (wanted === null || roomId === wanted))
    .map(({ roomId, products }) => ({
      roomId,
      products: products.map(priced.describeProduct).filter(({ isBookable }) => isBookable),
    }))
    .filter(({ products }) => products.length > 0)
    .toSorted((one, other) => leastOf(one) - leastOf(other));
}

const leastOf = ({ products }: RoomFor): number =>
  Math.min(...products.map(({ hotelTotalPrice, hotelTotalDiscount }) => hotelTotalPrice - hotelTotalDiscount));
