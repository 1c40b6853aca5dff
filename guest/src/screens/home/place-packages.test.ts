import type { GuestRoom } from '@stayfront/contract/hotel';
import type { Product } from '@stayfront/contract/offer';
import { expect, test } from 'vitest';
import type { FoundRoom } from '../../features/search/filter-rooms.ts';
import { placePackages } from './place-packages.ts';
import { sortRooms, type Sorting } from './sort-rooms.ts';

const found = (roomTypeName: string, night: number, availability = 1): FoundRoom => ({
  room: { id: roomTypeName, roomTypeName } as GuestRoom,
  item: {
    guestRoomId: roomTypeName,
    availability,
    popularity: null,
    products: [{ averagePerNight: night, currency: 'CHF', isBookable: true } as Product],
  },
});
const rooms = [found('Double', 16_000), found('Suite', 42_000), found('Attic', 9_000, 0)];
const packages = [
  { name: 'Sauna', lowestPrice: 30_000 },
  { name: 'Boat', lowestPrice: 12_000 },
];

function list(sorting: Sorting): string[] {
  const sorted = sortRooms(rooms, sorting, 'en-GB');
  const placed = placePackages(packages, sorted, sorting, 'en-GB');
  const at = (index: number) => placed.filter(({ roomsBefore }) => roomsBefore === index).map(({ pack }) => pack.name);
  return [...at(0), ...sorted.flatMap(({ room }, index) => [room.roomTypeName, ...at(index + 1)])];
}

test('packages stand among the rooms by their price, and before what is sold out', () => {
  expect(list('pricesUp')).toEqual(['Boat', 'Double', 'Sauna', 'Suite', 'Attic']);
  expect(list('pricesDown')).toEqual(['Suite', 'Sauna', 'Double', 'Boat', 'Attic']);
});

test('packages stand among the rooms by their name', () => {
  expect(list('roomName')).toEqual(['Attic', 'Boat', 'Double', 'Sauna', 'Suite']);
});

test('in the hotel’s own order packages follow the first room', () => {
  expect(list('popularity')).toEqual(['Double', 'Sauna', 'Boat', 'Suite', 'Attic']);
  expect(placePackages(packages, [], 'popularity', 'en-GB').map(({ roomsBefore }) => roomsBefore)).toEqual([0, 0]);
});
