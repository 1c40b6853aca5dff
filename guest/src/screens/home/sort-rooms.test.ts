import type { GuestRoom } from '@stayfront/contract/hotel';
import type { AvailabilityItem, Product } from '@stayfront/contract/offer';
import { describe, expect, test } from 'vitest';
import type { FoundRoom } from '../../features/search/filter-rooms.ts';
import { fromPrice, sortRooms, type Sorting } from './sort-rooms.ts';

const rates = (...nights: number[]): Product[] =>
  nights.map((averagePerNight) => ({ averagePerNight, currency: 'CHF', isBookable: true }) as Product);
const found = (roomTypeName: string, changes: Partial<AvailabilityItem> = {}): FoundRoom => ({
  room: { id: roomTypeName, roomTypeName } as GuestRoom,
  item: { guestRoomId: roomTypeName, availability: 1, popularity: null, products: [], ...changes },
});
const order = (rooms: readonly FoundRoom[], sorting: Sorting, locale = 'en-GB'): string[] =>
  sortRooms(rooms, sorting, locale).map(({ room }) => room.roomTypeName);

describe('by popularity', () => {
  test('rooms come most popular first, those without a figure last in the hotel’s own order', () => {
    const rooms = [
      found('attic'),
      found('double', { popularity: 3 }),
      found('cellar'),
      found('suite', { popularity: 9 }),
      found('single', { popularity: 0 }),
    ];
    expect(order(rooms, 'popularity')).toEqual(['suite', 'double', 'single', 'attic', 'cellar']);
    expect(rooms[0]?.room.id).toBe('attic'); // what was given is not changed
  });

  test('rooms that are equally popular stay in the hotel’s own order', () => {
    const rooms = ['b', 'a', 'c'].map((name) => found(name, { popularity: 5 }));
    expect(order(rooms, 'popularity')).toEqual(['b', 'a', 'c']);
    expect(order([], 'popularity')).toEqual([]);
  });
});

describe('by price', () => {
  const rooms = [
    found('suite', { products: rates(41_900, 55_800) }),
    found('gone', { availability: 0, products: rates(100) }),
    found('twin', { products: rates(20_000, 15_100) }),
    found('double', { products: rates(16_200) }),
  ];

  test('the price of a room is that of its cheapest night, and a room that is sold out has none', () => {
    expect(rooms.map(({ item }) => fromPrice(item))).toEqual([41_900, null, 15_100, 16_200]);
    expect(fromPrice(found('empty').item)).toBeNull();
    const [dear, prepaid] = rates(20_000, 100) as [Product, Product];
    const unbookable = { ...prepaid, isBookable: false };
    expect(fromPrice(found('mixed', { products: [dear, unbookable] }).item)).toBe(20_000);
    expect(fromPrice(found('by telephone', { products: [unbookable] }).item)).toBeNull();
  });

  test('the cheapest or the dearest comes first; what shows no price comes last both times', () => {
    expect(order(rooms, 'pricesUp')).toEqual(['twin', 'double', 'suite', 'gone']);
    expect(order(rooms, 'pricesDown')).toEqual(['suite', 'double', 'twin', 'gone']);
  });
});

test('by name, rooms stand as in a dictionary of the guest’s language, and room 10 after room 9', () => {
  const rooms = ['Zimmer 10', 'Östliche Suite', 'Zimmer 9', 'Ofenzimmer'].map((name) => found(name));
  expect(order(rooms, 'roomName', 'de')).toEqual(['Ofenzimmer', 'Östliche Suite', 'Zimmer 9', 'Zimmer 10']);
});
