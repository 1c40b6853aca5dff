import type { GuestRoom } from '@stayfront/contract/hotel';
import type { AvailabilityItem } from '@stayfront/contract/offer';
import { isInRange } from './price-span.ts';
import type { RoomFilters } from './room-filters.ts';

/** A room of the hotel with what can be had of it. */
export type FoundRoom = { readonly room: GuestRoom; readonly item: AvailabilityItem };

/** The rooms on offer; one without a rate cannot be had and is none. */
export const findRooms = (rooms: readonly GuestRoom[], items: readonly AvailabilityItem[]): FoundRoom[] =>
  items.flatMap((item) => {
    const room = rooms.find(({ id }) => id === item.guestRoomId);
    return room && item.products.length > 0 ? [{ room, item }] : [];
  });

/**
 * What the filters leave: rates within the price range and the rooms that still have one, of any chosen type, with all
 * chosen amenities.
 */
export function filterRooms(found: readonly FoundRoom[], filters: RoomFilters): FoundRoom[] {
  return found
    .filter(({ room }) => isOfType(room, filters.titles) && hasAll(room, filters.amenities))
    .map(({ room, item }) => ({
      room,
      item: { ...item, products: item.products.filter((product) => isInRange(product, filters.price)) },
    }))
    .filter(({ item }) => item.products.length > 0);
}

/** By a part of the name: “Suite” finds every suite. */
export const isOfType = (room: Pick<GuestRoom, 'roomTypeName'>, titles: readonly string[]): boolean =>
  titles.length === 0 || titles.some((title) => room.roomTypeName.includes(title));

const hasAll = (room: GuestRoom, codes: readonly number[]): boolean =>
  codes.every((code) => room.amenities.some(({ roomAmenityCode }) => roomAmenityCode === code));
