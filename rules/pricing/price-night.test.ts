import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bounds } from '../testing/any-hotel.ts';
import { keepPrices, readPrices } from './kept-prices.ts';
import { partyIn } from './party.ts';
import { averagePerNight, priceNight, type NightPrices, type PricesPer } from './price-night.ts';

const prices = { byAdults: [15_800, 18_000, 21_000], extraAdult: 4_500, child: 2_500, infant: 1_000 };
const room = { maxOccupancy: 9 };

/** What a night costs for so many adults, and children and infants of these ages. */
const priceOf = (
  night: NightPrices,
  adults: number,
  ages: readonly number[] = [],
  { per = 'room', fullPayers }: { per?: PricesPer; fullPayers?: number } = {},
) => {
  const children = ages.filter((age) => age > 2);
  const infants = ages.filter((age) => age <= 2);
  const guests = { adults, children: children.length, infants: infants.length, ages: [...children, ...infants] };
  return priceNight(night, partyIn({ ...room, occupancy: { fullPayers } }, guests, bounds), per);
};

describe('a night', () => {
  test('costs what is listed for that many adults', () => {
    expect([1, 2, 3].map((adults) => priceOf(prices, adults))).toEqual([15_800, 18_000, 21_000]);
  });

  test('costs a supplement for each adult beyond the list, each child and each infant', () => {
    expect(priceOf(prices, 5)).toBe(21_000 + 2 * 4_500);
    expect(priceOf(prices, 2, [7, 9, 1])).toBe(18_000 + 2 * 2_500 + 1_000);
  });

  test('with one price only costs the supplement from the second adult on', () => {
    expect(priceOf({ ...prices, byAdults: [10_000] }, 3, [5])).toBe(10_000 + 2 * 4_500 + 2_500);
  });

  test('is not sold to a number of adults that has no price, nor to more than are taken', () => {
    const family = { ...prices, byAdults: [null, 18_000], extraAdult: null };
    expect(priceOf(family, 1)).toEqual({ kind: 'no-party-price', persons: 1 });
    expect(priceOf(family, 2)).toBe(18_000);
    expect(priceOf(family, 3)).toEqual({ kind: 'no-party-price', persons: 3 });
  });

  test('without an adult or without a price is a bug', () => {
    expect(() => priceOf(prices, 0, [5])).toThrow(RangeError);
    expect(() => priceOf({ ...prices, byAdults: [] }, 2)).toThrow(RangeError);
  });
});

describe('a child pays by its age', () => {
  const byAge = {
    ...prices,
    bands: [
      { fromAge: 0, toAge: 3, minor: 0 },
      { fromAge: 3, toAge: 7, minor: 2_000 },
      { fromAge: 7, toAge: 13, basisPoints: 7_000 },
    ],
  };

  test('an amount, a share of what an adult pays in the room, or nothing', () => {
    expect(priceOf(byAge, 2, [2])).toBe(18_000);
    expect(priceOf(byAge, 2, [3, 6])).toBe(18_000 + 2 * 2_000);
    expect(priceOf(byAge, 2, [7])).toBe(18_000 + 6_300);
    expect(priceOf(byAge, 1, [12])).toBe(15_800 + 11_060);
  });

  test('and is not taken where no band has its age', () => {
    expect(priceOf(byAge, 2, [13])).toEqual({ kind: 'no-age-price', age: 13 });
  });

  test('while an infant outside of all bands pays as infants do', () => {
    expect(priceOf({ ...byAge, bands: byAge.bands.slice(1) }, 2, [1])).toBe(18_000 + 1_000);
  });
});

describe('prices of each person', () => {
  // The worked example of the price list: 90 alone, 80 each for two, a third adult 60; children 10 and 40.
  const list = {
    byAdults: [9_000, 8_000],
    extraAdult: 6_000,
    child: 0,
    infant: 0,
    bands: [
      { fromAge: 0, toAge: 3, minor: 1_000 },
      { fromAge: 3, toAge: 12, minor: 4_000 },
    ],
  };

  test('are those of a room for as many as sleep in it, and each further adult pays the supplement', () => {
    expect([1, 2, 3].map((adults) => priceOf(list, adults, [], { per: 'person' }))).toEqual([9_000, 16_000, 22_000]);
  });

  test('ask the price of an adult of the oldest child where the room is not filled', () => {
    expect(priceOf(list, 1, [11, 2], { per: 'person', fullPayers: 2 })).toBe(2 * 8_000 + 1_000);
    expect(priceOf(list, 1, [11, 2], { per: 'person', fullPayers: 1 })).toBe(8_000 + 4_000 + 1_000);
    const ofRoom = { ...list, byAdults: [12_000, 15_000] };
    expect(priceOf(ofRoom, 1, [11, 2], { fullPayers: 2 })).toBe(15_000 + 1_000);
    expect(priceOf(ofRoom, 1, [11, 2], { fullPayers: 1 })).toBe(12_000 + 4_000 + 1_000);
  });
});

test('prices are kept and read again as they were', () => {
  const amount = fc.nat(90_000);
  const anyPrices = fc.record({
    byAdults: fc
      .tuple(fc.array(fc.option(amount), { maxLength: 3 }), amount)
      .map(([before, last]): (number | null)[] => [...before, last]),
    extraAdult: fc.option(amount),
    child: amount,
    infant: amount,
  });
  fc.assert(
    fc.property(anyPrices, (one) => {
      const kept = keepPrices(one);
      expect(readPrices(kept)).toEqual(one);
      expect(kept.byAdults.every((price) => typeof price === 'number')).toBe(true);
      expect(kept.byPerson === null).toBe(one.extraAdult !== null && !one.byAdults.includes(null));
    }),
  );
});

test('the price per night on a card is what is paid, spread over the nights and rounded once', () => {
  expect(averagePerNight(54_000, 0, 3)).toBe(18_000);
  expect(averagePerNight(10_000, 0, 3)).toBe(3_333);
  expect(averagePerNight(10_001, 0, 2)).toBe(5_001);
  expect(averagePerNight(60_000, 6_000, 3)).toBe(18_000);
});
