import type { AvailabilityItem, Product } from '@stayfront/contract/offer';
import { describe, expect, test } from 'vitest';
import { bestPriceOf } from './best-price-of.ts';

const product = (productId: string, totalPrice: number, isBar = true, totalDiscount = 0): Product =>
  ({ productId, totalPrice, totalDiscount, isBar, isBookable: true }) as Product;
const room = (guestRoomId: string, changes: Partial<AvailabilityItem> = {}): AvailabilityItem => ({
  guestRoomId,
  availability: 1,
  popularity: null,
  products: [],
  ...changes,
});

describe('the best price', () => {
  test('is the cheapest of the best available rates of all rooms', () => {
    const rooms = [
      room('suite', { products: [product('suite.flex', 400)] }),
      room('double', { products: [product('double.flex', 180), product('double.saver', 150, false)] }),
      room('twin', { products: [product('twin.flex', 200)] }),
    ];
    expect(bestPriceOf(rooms)).toBe('double.flex');
  });

  test('is what the guest pays: a discount counts', () => {
    const rooms = [
      room('double', { products: [product('double.flex', 180)] }),
      room('twin', { products: [product('twin.flex', 200, true, 30)] }),
    ];
    expect(bestPriceOf(rooms)).toBe('twin.flex');
  });

  test('is not that of a rate that nobody can book', () => {
    const prepaid = { ...product('double.prepaid', 100), isBookable: false };
    expect(bestPriceOf([room('double', { products: [prepaid, product('double.flex', 180)] })])).toBe('double.flex');
    expect(bestPriceOf([room('double', { products: [prepaid] })])).toBeNull();
  });

  test('is not that of a room that is sold out', () => {
    const rooms = [
      room('double', { availability: 0, products: [product('double.flex', 100)] }),
      room('suite', { products: [product('suite.flex', 400)] }),
    ];
    expect(bestPriceOf(rooms)).toBe('suite.flex');
  });

  test('is the first of two that are equal, and none where there is none', () => {
    const both = [room('a', { products: [product('a.x', 100)] }), room('b', { products: [product('b.x', 100)] })];
    expect(bestPriceOf(both)).toBe('a.x');
    expect(bestPriceOf([])).toBeNull();
    expect(bestPriceOf([room('a', { products: [product('a.x', 100, false)] })])).toBeNull();
  });
});
