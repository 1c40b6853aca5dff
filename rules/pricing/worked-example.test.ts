import { expect, test } from 'vitest';
import { partyIn } from './party.ts';
import { priceNight, type NightPrices } from './price-night.ts';

// The worked example of docs/prices.md, line by line.
const bounds = {
  adults: { min: 1, max: 4 },
  children: { min: 0, max: 3, fromAge: 3, toAge: 12 },
  infants: { min: 0, max: 2, fromAge: 0, toAge: 2 },
};
const prices: NightPrices = {
  byAdults: [12_000, 18_000],
  extraAdult: 5_000,
  child: 3_500,
  infant: 1_000,
  bands: [
    { fromAge: 3, toAge: 7, minor: 2_000 },
    { fromAge: 7, toAge: 13, basisPoints: 5_000 },
  ],
};
const night = (adults: number, children: number[], infants: number[] = [], fullPayers = 0, one = prices) =>
  priceNight(
    one,
    partyIn(
      { maxOccupancy: 4, occupancy: { fullPayers } },
      { adults, children: children.length, infants: infants.length, ages: [...children, ...infants] },
      bounds,
    ),
  );

test('the example of docs/prices.md for prices of the room', () => {
  expect(night(2, [])).toBe(18_000);
  expect(night(2, [7])).toBe(22_500);
  expect(night(2, [5], [1])).toBe(21_000);
  expect(night(3, [])).toBe(23_000);
  expect(night(1, [7])).toBe(18_000);
  expect(night(1, [11, 5], [], 2)).toBe(20_000);
  const untold = { adults: 2, children: 1, infants: 0 };
  expect(priceNight(prices, partyIn({ maxOccupancy: 4 }, untold, bounds))).toBe(22_500);
  expect(night(2, [12], [], 0, { ...prices, bands: [{ fromAge: 3, toAge: 7, minor: 2_000 }] })).toEqual({
    kind: 'no-age-price',
    age: 12,
  });
  expect(night(1, [], [], 0, { ...prices, byAdults: [null, 18_000] })).toEqual({ kind: 'no-party-price', persons: 1 });
  expect(night(3, [], [], 0, { ...prices, extraAdult: null })).toEqual({ kind: 'no-party-price', persons: 3 });
});

test('the example of docs/prices.md for prices of each person', () => {
  const each = { ...prices, byAdults: [11_000, 9_000] };
  const perPerson = (adults: number, ages: number[]) =>
    priceNight(
      each,
      partyIn({ maxOccupancy: 4 }, { adults, children: ages.length, infants: 0, ages }, bounds),
      'person',
    );
  expect(perPerson(1, [])).toBe(11_000);
  expect(perPerson(2, [])).toBe(18_000);
  expect(perPerson(1, [7])).toBe(13_500);
  expect(perPerson(2, [7])).toBe(22_500);
});
