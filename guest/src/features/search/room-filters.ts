import type { GuestRoom } from '@stayfront/contract/hotel';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';

/** Whole units of a currency per night; an end that stands at 0 or 999999 is open. */
export type PriceRange = { readonly min: number; readonly max: number };

/** What narrows the results. It lives in the address, so that it survives a look at a room, reload and sharing. */
export type RoomFilters = {
  /** Null is the whole span. A range means nothing in another currency. */
  readonly price: (PriceRange & { readonly currency: CurrencyCode }) | null;
  /** Names of room types as the guest reads them, or parts of one. */
  readonly titles: readonly string[];
  readonly amenities: readonly number[];
};

export const noFilters: RoomFilters = { price: null, titles: [], amenities: [] };

export const openRange: PriceRange = { min: 0, max: 999_999 };

export const countFilters = (filters: RoomFilters): number =>
  (filters.price ? 1 : 0) + filters.titles.length + filters.amenities.length;

type NamedRoom = Pick<GuestRoom, 'id' | 'roomTypeName'>;

const names = { price: 'price', titles: 'roomType', amenities: 'amenity' } as const;
export const filterNames = Object.values(names);

/** A room type stands in the address by the ids of its rooms, which are the same in every language; a link may have a name. */
export function readFilters(query: URLSearchParams, rooms: readonly NamedRoom[]): RoomFilters {
  const [, currency, min, max] = /^([A-Z]{3})-(\d{1,6})-(\d{1,6})$/.exec(query.get(names.price) ?? '') ?? [];
  const isRange = currency !== undefined && Number(min) < Number(max);
  const nameOf = (title: string): string => rooms.find(({ id }) => id === title)?.roomTypeName ?? title;
  return {
    price: isRange ? { currency: currency as CurrencyCode, min: Number(min), max: Number(max) } : null,
    titles: [...new Set(query.getAll(names.titles).map(nameOf))],
    amenities: [...new Set(query.getAll(names.amenities).map(Number))].filter(Number.isSafeInteger),
  };
}

export function writeFilters(
  query: URLSearchParams,
  { price, titles, amenities }: RoomFilters,
  rooms: readonly NamedRoom[],
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of filterNames) next.delete(name);
  if (price) next.set(names.price, `${price.currency}-${price.min}-${price.max}`);
  for (const title of titles) {
    const called = rooms.filter(({ roomTypeName }) => roomTypeName === title).map(({ id }) => id);
    for (const one of called.length > 0 ? called : [title]) next.append(names.titles, one);
  }
  for (const code of amenities) next.append(names.amenities, String(code));
  return next;
}
