import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changes } from '../testing/any-derived-rates.ts';
import { bounds, parties } from '../testing/any-hotel.ts';
import { followAmount, followPrices, type Follows } from './follow-prices.ts';
import { partyIn } from './party.ts';
import { priceNight, type NightPrices, type PricesPer } from './price-night.ts';

const parent: NightPrices = { byAdults: [10_000, 15_050], extraAdult: 4_000, child: 2_525, infant: 0 };
const following = (how: Partial<Follows>): Follows => ({
  ratePlan: 'flexible',
  change: { kind: 'percent', basisPoints: 0 },
  rules: 'own',
  ...how,
});
const percent = (basisPoints: number, more: Partial<Follows> = {}): Follows =>
  following({ change: { kind: 'percent', basisPoints }, ...more });
const amount = (minor: number, per: 'night' | 'person', more: Partial<Follows> = {}): Follows =>
  following({ change: { kind: 'amount', minor, per }, ...more });

test('the worked example of docs/prices.md', () => {
  const list = { byAdults: [10_000, 15_050], extraAdult: 4_000, child: 1_555, infant: 0 };
  expect(followPrices(list, percent(-1_000, { roundTo: { minor: 500, direction: 'down' } }), 'room')).toEqual({
    byAdults: [9_000, 13_500],
    extraAdult: 3_500,
    child: 1_000,
    infant: 0,
  });
  expect(followPrices(list, amount(-1_500, 'night'), 'room')).toEqual({ ...list, byAdults: [8_500, 13_550] });
  expect(followPrices(list, amount(1_800, 'person'), 'room')).toEqual({
    byAdults: [11_800, 18_650],
    extraAdult: 5_800,
    child: 3_355,
    infant: 0,
  });
});

describe('a rate that follows another', () => {
  test('by per cent changes every number of a night, each rounded once, halves up', () => {
    expect(followPrices(parent, percent(-1_000), 'room')).toEqual({
      byAdults: [9_000, 13_545],
      extraAdult: 3_600,
      child: 2_273, // 2,272.5
      infant: 0,
    });
    expect(followPrices(parent, percent(1_250), 'room').byAdults).toEqual([11_250, 16_931]); // 16,931.25
  });

  test('by an amount per night changes what the room costs, once', () => {
    expect(followPrices(parent, amount(-1_500, 'night'), 'room')).toEqual({ ...parent, byAdults: [8_500, 13_550] });
  });

  test('by an amount per person changes it for each of them, and who is free stays free', () => {
    expect(followPrices(parent, amount(1_800, 'person'), 'room')).toEqual({
      byAdults: [11_800, 18_650],
      extraAdult: 5_800,
      child: 4_325,
      infant: 0,
    });
  });

  test('of a price for the room asks each adult of the party for the amount per person', () => {
    const room = { byAdults: [12_000], extraAdult: 0, child: 0, infant: 0 };
    expect(followPrices(room, amount(1_500, 'person'), 'room')).toEqual({
      byAdults: [13_500],
      extraAdult: 1_500,
      child: 0,
      infant: 0,
    });
  });

  test('of prices per person changes what each of them pays', () => {
    expect(followPrices(parent, amount(1_800, 'person'), 'person').byAdults).toEqual([11_800, 16_850]);
    expect(followPrices(parent, percent(-1_000), 'person').byAdults).toEqual([9_000, 13_545]);
  });

  test('changes the amounts of ages, keeps shares and what is free, and takes nobody whom the parent does not take', () => {
    const ages = (fromAge: number, toAge: number) => ({ fromAge, toAge });
    const bands = [
      { ...ages(0, 3), minor: 0 },
      { ...ages(3, 6), minor: 2_000 },
      { ...ages(6, 12), basisPoints: 5_000 },
    ];
    const list: NightPrices = { ...parent, byAdults: [null, 15_000], extraAdult: null, bands };
    expect(followPrices(list, percent(-1_000), 'room')).toEqual({
      byAdults: [null, 13_500],
      extraAdult: null,
      child: 2_273,
      infant: 0,
      bands: [bands[0], { ...ages(3, 6), minor: 1_800 }, bands[2]],
    });
    expect(followPrices(list, amount(-500, 'night'), 'room').bands).toEqual(bands);
    expect(followPrices(list, amount(500, 'person'), 'room').bands?.[1]).toMatchObject({ minor: 2_500 });
  });

  test('is rounded to a step: to the nearest, up or down', () => {
    const to = (direction: 'nearest' | 'up' | 'down'): NightPrices['byAdults'] =>
      followPrices(parent, percent(-1_000, { roundTo: { minor: 500, direction } }), 'room').byAdults;
    expect([to('nearest'), to('up'), to('down')]).toEqual([
      [9_000, 13_500],
      [9_000, 14_000],
      [9_000, 13_500],
    ]);
    // Once, not first to the minor unit: 24,999.5 is below the half of the step.
    const nearly = percent(-5_000, { roundTo: { minor: 10_000, direction: 'nearest' } });
    expect([followAmount(49_999, 1, nearly), followAmount(50_000, 1, nearly)]).toEqual([20_000, 30_000]);
  });

  test('leaves a supplement that its change does not touch as it is, also where prices are rounded', () => {
    const rounded = amount(-1_000, 'night', { roundTo: { minor: 500, direction: 'nearest' } });
    expect(followPrices(parent, rounded, 'room')).toMatchObject({ byAdults: [9_000, 14_000], child: 2_525 });
  });

  test('that is cheaper is not dearer for being rounded up, nor one that is dearer cheaper for being rounded down', () => {
    const roundTo = (direction: 'up' | 'down'): Partial<Follows> => ({ roundTo: { minor: 10_000, direction } });
    expect(followAmount(9_000, 1, percent(-1_000, roundTo('up')))).toBe(9_000);
    expect(followAmount(9_000, 1, percent(1_000, roundTo('down')))).toBe(9_000);
  });

  test('costs nothing where more is taken off than the price', () => {
    expect(followPrices(parent, amount(-11_000, 'person'), 'room')).toEqual({
      byAdults: [0, 0],
      extraAdult: 0,
      child: 0,
      infant: 0,
    });
  });

  test('is exact at the dearest night that can be told', () => {
    const dearest = 1_000_000_000_000;
    expect(followAmount(dearest - 1, 1, percent(9_999))).toBe(1_999_899_999_998);
    for (const direction of ['up', 'down'] as const)
      expect(followAmount(dearest - 1, 1, percent(9_999, { roundTo: { minor: 1, direction } }))).toBe(
        direction === 'up' ? 1_999_899_999_999 : 1_999_899_999_998,
      );
  });
});

const amounts = fc.oneof(fc.nat(90_000), fc.nat(1_000_000_000_000));
const anyPrices: fc.Arbitrary<NightPrices> = fc.record({
  byAdults: fc
    .array(fc.option(amounts, { freq: 9 }), { maxLength: 3 })
    .chain((some) => amounts.map((last) => [...some, last])),
  extraAdult: fc.option(amounts, { freq: 9 }),
  child: amounts,
  infant: amounts,
  bands: fc.option(
    fc.tuple(amounts, fc.nat(10_000)).map(([minor, basisPoints]) => [
      { fromAge: 0, toAge: 7, minor },
      { fromAge: 7, toAge: 12, basisPoints },
    ]),
    { nil: undefined },
  ),
});
const pricesPer = fc.constantFrom<PricesPer[]>('room', 'person');

test('a derived rate that must lower never raises, one that must raise never lowers, and none goes below nothing', () =>
  fc.assert(
    fc.property(anyPrices, changes, parties, pricesPer, (prices, how, guests, per) => {
      const follows = { ...how, ratePlan: 'parent' };
      const party = partyIn({ maxOccupancy: 9 }, guests, bounds);
      const [listed, derived] = [prices, followPrices(prices, follows, per)].map((list) =>
        priceNight(list, party, per),
      );
      const [before, after] = [listed, derived].map((price) => (typeof price === 'number' ? price : 0)) as [
        number,
        number,
      ];
      expect(typeof derived === 'number' ? 'sold' : derived).toEqual(typeof listed === 'number' ? 'sold' : listed);
      const change = how.change.kind === 'percent' ? how.change.basisPoints : how.change.minor;
      expect(Number.isSafeInteger(after) && after >= 0).toBe(true);
      expect(Math.sign(after - before) * Math.sign(change)).toBeGreaterThanOrEqual(0);
    }),
  ));

test('a rounded price is a multiple of its step, at most one step from the exact one, or the parent’s own', () =>
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 5 }), changes, (minor, persons, how) => {
      const follows = { ...how, ratePlan: 'parent' };
      const { change, roundTo = { minor: 1, direction: 'nearest' } } = how;
      const exact =
        change.kind === 'percent'
          ? (minor * (10_000 + change.basisPoints)) / 10_000
          : Math.max(0, minor + change.minor * (change.per === 'person' ? persons : 1));
      const price = followAmount(minor, persons, follows);
      if (price === minor) return;
      expect(price % roundTo.minor).toBe(0);
      const [below, above] = {
        nearest: [roundTo.minor / 2, roundTo.minor / 2],
        up: [0, roundTo.minor],
        down: [roundTo.minor, 0],
      }[roundTo.direction] as [number, number];
      expect(price).toBeGreaterThanOrEqual(exact - below);
      expect(price).toBeLessThanOrEqual(exact + above);
    }),
  ));
