import type { HotelPackage } from '@stayfront/contract/package';
import { nameOrder } from '../../app/i18n/name-order.ts';
import type { FoundRoom } from '../../features/search/filter-rooms.ts';
import { fromPrice, type Sorting } from './sort-rooms.ts';

type Listed = Pick<HotelPackage, 'name' | 'lowestPrice'>;

/**
 * How many rooms stand before each package, in the order the guest asked for. In the hotel's own order packages come
 * after the first room, where they are seen without hiding it.
 */
export function placePackages<Pack extends Listed>(
  packages: readonly Pack[],
  rooms: readonly FoundRoom[],
  sorting: Sorting,
  language: string,
): { readonly pack: Pack; readonly roomsBefore: number }[] {
  const compare = nameOrder(language);
  const isBefore = ({ room, item }: FoundRoom, pack: Listed): boolean => {
    if (sorting === 'roomName') return compare(room.roomTypeName, pack.name) <= 0;
    const [price, packPrice] = [fromPrice(item), pack.lowestPrice];
    if (price === null || packPrice === null) return price !== null;
    return sorting === 'pricesUp' ? price <= packPrice : price >= packPrice;
  };
  const placeOf = (pack: Pack): number =>
    sorting === 'popularity' ? Math.min(1, rooms.length) : rooms.filter((room) => isBefore(room, pack)).length;
  const order = packages.toSorted((a, b) => {
    if (sorting === 'roomName') return compare(a.name, b.name);
    if (sorting === 'popularity' || a.lowestPrice === null || b.lowestPrice === null) return 0;
    return sorting === 'pricesUp' ? a.lowestPrice - b.lowestPrice : b.lowestPrice - a.lowestPrice;
  });
  return order.map((pack) => ({ pack, roomsBefore: placeOf(pack) }));
}
