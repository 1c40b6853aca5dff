import type { GuestRoom } from '@stayfront/contract/hotel';
import type { AvailabilityItem, Product } from '@stayfront/contract/offer';
import { describe, expect, test } from 'vitest';
import { filterRooms, findRooms } from './filter-rooms.ts';
import { noFilters, type RoomFilters } from './room-filters.ts';

const room = (roomTypeName: string, codes: number[] = []): GuestRoom =>
  ({
    id: roomTypeName,
    roomTypeName,
    amenities: codes.map((roomAmenityCode) => ({ roomAmenityCode, codeDetail: '' })),
  }) as GuestRoom;
const item = (guestRoomId: string, ...francs: number[]): AvailabilityItem => ({
  guestRoomId,
  availability: 1,
  popularity: null,
  products: francs.map((night) => ({ averagePerNight: night * 100, currency: 'CHF', isBookable: true }) as Product),
});
const rooms = [room('Twin Room', [7, 123]), room('Junior Suite', [13, 123]), room('Lake Suite', [7, 13, 123])];
const items = [item('Twin Room', 150, 200), item('Junior Suite', 280, 370), item('Lake Suite', 420)];
const left = (filters: Partial<RoomFilters>): string[] =>
  filterRooms(findRooms(rooms, items), { ...noFilters, ...filters }).map((one) => one.room.roomTypeName);
const francs = (min: number, max: number): RoomFilters['price'] => ({ currency: 'CHF', min, max });

test('a room without a rate is not on offer, nor is one that the hotel does not know', () => {
  expect(findRooms(rooms, [item('Twin Room'), item('Cellar', 10), ...items.slice(2)])).toHaveLength(1);
});

test('without filters everything is left', () => {
  expect(left({})).toEqual(['Twin Room', 'Junior Suite', 'Lake Suite']);
});

describe('a room type', () => {
  test('is found by a part of its name, and any of several will do', () => {
    expect(left({ titles: ['Suite'] })).toEqual(['Junior Suite', 'Lake Suite']);
    expect(left({ titles: ['Twin Room', 'Lake Suite'] })).toEqual(['Twin Room', 'Lake Suite']);
    expect(left({ titles: ['Tent'] })).toEqual([]);
  });
});

describe('facilities', () => {
  test('are wanted all together', () => {
    expect(left({ amenities: [13] })).toEqual(['Junior Suite', 'Lake Suite']);
    expect(left({ amenities: [7, 13] })).toEqual(['Lake Suite']);
    expect(left({ amenities: [7, 13, 999] })).toEqual([]);
  });
});

describe('a price range', () => {
  test('leaves the rates within it, ends included, and the rooms that have one', () => {
    expect(left({ price: francs(200, 370) })).toEqual(['Twin Room', 'Junior Suite']);
    const [twin] = filterRooms(findRooms(rooms, items), { ...noFilters, price: francs(200, 370) });
    expect(twin?.item.products.map((product) => product.averagePerNight)).toEqual([20_000]);
  });

  test('with an open end has no limit there, however dear the room', () => {
    const palace = findRooms([room('Palace')], [item('Palace', 1_250_000)]);
    expect(filterRooms(palace, { ...noFilters, price: francs(100, 999_999) })).toHaveLength(1);
  });

  test('means nothing in another currency', () => {
    expect(left({ price: { currency: 'JPY', min: 1, max: 2 } })).toHaveLength(3);
  });
});
