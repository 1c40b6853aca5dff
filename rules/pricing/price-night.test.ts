import { describe, expect, test } from 'vitest';
import { averagePerNight, priceNight } from './price-night.ts';

const prices = { byAdults: [15_800, 18_000, 21_000], extraAdult: 4_500, child: 2_500, infant: 1_000 };

describe('a night', () => {
  test('costs what is listed for that many adults', () => {
    const of = (adults: number): number => priceNight(prices, { adults, children: 0, infants: 0 });
    expect([1, 2, 3].map(of)).toEqual([15_800, 18_000, 21_000]);
  });

  test('costs a supplement for each adult beyond the list, each child and each infant', () => {
    expect(priceNight(prices, { adults: 5, children: 0, infants: 0 })).toBe(21_000 + 2 * 4_500);
    expect(priceNight(prices, { adults: 2, children: 2, infants: 1 })).toBe(18_000 + 2 * 2_500 + 1_000);
  });

  test('with one price only costs the supplement from the second adult on', () => {
    const single = { ...prices, byAdults: [10_000] };
    expect(priceNight(single, { adults: 3, children: 1, infants: 0 })).toBe(10_000 + 2 * 4_500 + 2_500);
  });

  test('without an adult or without a price is a bug', () => {
    expect(() => priceNight(prices, { adults: 0, children: 1, infants: 0 })).toThrow(RangeError);
    expect(() => priceNight({ ...prices, byAdults: [] }, { adults: 2, children: 0, infants: 0 })).toThrow(RangeError);
  });
});

test('the price per night on a card is what is paid, spread over the nights and rounded once', () => {
  expect(averagePerNight(54_000, 0, 3)).toBe(18_000);
  expect(averagePerNight(10_000, 0, 3)).toBe(3_333);
  expect(averagePerNight(10_001, 0, 2)).toBe(5_001);
  expect(averagePerNight(60_000, 6_000, 3)).toBe(18_000);
});
