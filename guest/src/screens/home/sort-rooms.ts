import type { HotelConfig } from '@stayfront/contract/hotel';
import type { AvailabilityItem } from '@stayfront/contract/offer';
import { nameOrder } from '../../app/i18n/name-order.ts';
import { fromProduct } from '../../app/flow/from-product.ts';
import type { FoundRoom } from '../../features/search/filter-rooms.ts';

export type Sorting = HotelConfig['defaultSorting'];

export const sortings: readonly Sorting[] = ['popularity', 'pricesUp', 'pricesDown', 'roomName'];

/** The least that a night costs; null where there is no price to show. */
export const fromPrice = ({ availability, products }: AvailabilityItem): number | null =>
  availability < 1 ? null : (fromProduct({ products })?.averagePerNight ?? null);

/** What has no figure comes after what has one; equals stay in the hotel's own order. */
export function sortRooms(rooms: readonly FoundRoom[], sorting: Sorting, language: string): FoundRoom[] {
  const by = (figure: (room: FoundRoom) => number | null, sign: 1 | -1) =>
    rooms.toSorted((a, b) => {
      const [one, other] = [figure(a), figure(b)];
      if (one === null || other === null) return (one === null ? 1 : 0) - (other === null ? 1 : 0);
      return sign * (one - other);
    });
  switch (sorting) {
    case 'popularity':
      return by(({ item }) => item.popularity, -1);
    case 'pricesUp':
      return by(({ item }) => fromPrice(item), 1);
    case 'pricesDown':
      return by(({ item }) => fromPrice(item), -1);
    case 'roomName': {
      const compare = nameOrder(language);
      return rooms.toSorted((a, b) => compare(a.room.roomTypeName, b.room.roomTypeName));
    }
  }
}
