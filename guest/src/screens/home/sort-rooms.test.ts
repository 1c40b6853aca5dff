import type { AvailabilityItem, Product } from '@stayfront/contract/offer';
import { describe, expect, test } from 'vitest';
import { bestPriceOf, sortRooms } from './sort-rooms.ts';

const product = (productId: string, totalPrice: number, isBar = true): Product =>
  ({ productId, totalPrice, isBar }) as Product;
const room = (guestRoomId: string, changes: Partial<AvailabilityItem> = {}): AvailabilityItem => ({
  guestRoomId,
  availability: 1,
  popularity: null,
  products: [],
  ...changes,
});
const names = (rooms: readonly AvailabilityItem[]): string[] => rooms.map((one) => one.guestRoomId);

describe('rooms', () => {
  test('come most popular first, those without a figure last in the hotel’s own order', () => {
    const rooms = [
      room('attic'),
      room('double', { popularity: 3 }),
      room('cellar'),
      room('suite', { popularity: 9 }),
      room('single', { popularity: 0 }),
    ];
    expect(names(sortRooms(rooms))).toEqual(['suite', 'double', 'single', 'attic', 'cellar']);
    expect(names(rooms)[0]).toBe('attic'); // what was given is not changed
  });

  test('that are equally popular stay in the hotel’s own order', () => {
    expect(names(sortRooms(['a', 'b', 'c'].map((id) => room(id, { popularity: 5 }))))).toEqual(['a', 'b', 'c']);
    expect(sortRooms([])).toEqual([]);
  });
});

describe('the best price', () => {
  test('is the cheapest of the best available rates of all rooms', () => {
    const rooms = [
      room('suite', { products: [product('suite.flex', 400)] }),
      room('double', { products: [product('double.flex', 180), product('double.saver', 150, false)] }),
      room('twin', { products: [product('twin.flex', 200)] }),
    ];
    expect(bestPriceOf(rooms)).toEqual({ guestRoomId: 'double', productId: 'double.flex' });
  });

  test('is not that of a room that is sold out', () => {
    const rooms = [
      room('double', { availability: 0, products: [product('double.flex', 100)] }),
      room('suite', { products: [product('suite.flex', 400)] }),
    ];
    expect(bestPriceOf(rooms)?.productId).toBe('suite.flex');
  });

  test('is the first of two that are equal, and none where there is none', () => {
    const both = [room('a', { products: [product('a.x', 100)] }), room('b', { products: [product('b.x', 100)] })];
    expect(bestPriceOf(both)?.guestRoomId).toBe('a');
    expect(bestPriceOf([])).toBeNull();
    expect(bestPriceOf([room('a', { products: [product('a.x', 100, false)] })])).toBeNull();
  });
});
