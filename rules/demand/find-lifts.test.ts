import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayFlags } from '../grid/grid.ts';
import { days, gridOf, hotels, parties, products, type Hotel, type Night } from '../testing/any-hotel.ts';
import { findLifts, isServed, partiesOf, type Ask } from './find-lifts.ts';
import type { Lift } from './lift.ts';
import { whyTurnedAway } from './why-turned-away.ts';

const asks: fc.Arbitrary<Ask[]> = fc.array(
  fc
    .record({
      arrival: fc.nat(days - 2),
      nights: fc.integer({ min: 1, max: 4 }),
      guests: parties,
      parties: fc.integer({ min: 1, max: 9 }),
    })
    .filter(({ arrival, nights }) => arrival + nights < days),
  { maxLength: 12 },
);

/** The change as a person writes it into the calendar: night by night, rule by rule. */
function changed(hotel: Hotel, { kind, from, to, nights }: Lift): Hotel {
  const isIn = (day: number): boolean => day >= from && day <= to;
  const flag = {
    arrival: dayFlags.isClosedToArrival,
    departure: dayFlags.isClosedToDeparture,
    open: dayFlags.isClosed,
  };
  return {
    ...hotel,
    nights: hotel.nights.map((row) =>
      row.map((one, day): Night => {
        if (!one || !isIn(day)) return one;
        if (kind === 'shorter') return day === from ? { ...one, min: Math.min(one.min, nights) } : one;
        if (kind === 'longer') return day === from && one.max > 0 ? { ...one, max: Math.max(one.max, nights) } : one;
        return one.flags === flag[kind] ? { ...one, flags: 0 } : one;
      }),
    ),
    restrictions: hotel.restrictions.map((one) => {
      if (!isIn(one.day)) return one;
      const { minStay, maxStay, minThrough, maxThrough } = one.rules;
      const least = (bound: number | null) => bound && Math.min(bound, nights);
      const most = (bound: number | null) => bound && Math.max(bound, nights);
      const isFirst = one.day === from;
      const rules = {
        shorter: { ...(isFirst ? { minStay: least(minStay) } : {}), minThrough: least(minThrough) },
        longer: { ...(isFirst ? { maxStay: most(maxStay) } : {}), maxThrough: most(maxThrough) },
        arrival: { isClosedToArrival: false },
        departure: { isClosedToDeparture: false },
        open: { isClosed: false },
      }[kind];
      return { ...one, rules: { ...one.rules, ...rules } };
    }),
  };
}

describe('a change that would serve who was turned away', () => {
  test('serves, once it is written into the calendar, exactly those it was said to', () => {
    let found = 0;
    fc.assert(
      fc.property(hotels, asks, (hotel, asked) => {
        const told = new Set<Ask>();
        const before = gridOf(hotel);
        for (const { lift, serves } of findLifts(before, asked)) {
          const after = gridOf(changed(hotel, lift));
          const served = asked.filter((ask) => !told.has(ask) && !isServed(before, ask) && isServed(after, ask));
          expect(serves).toEqual(served);
          expect(serves.length).toBeGreaterThan(0);
          for (const ask of serves) told.add(ask);
          found++;
        }
      }),
      { numRuns: 300 },
    );
    expect(found).toBeGreaterThan(10);
  });

  test('comes before those that serve fewer', () =>
    fc.assert(
      fc.property(hotels, asks, (hotel, asked) => {
        const counts = findLifts(gridOf(hotel), asked).map(({ serves }) => partiesOf(serves));
        expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      }),
      { numRuns: 100 },
    ));
});

describe('why a party was turned away', () => {
  const two = { adults: 2, children: 0, infants: 0 };
  const open: Night = { price: [100, 150], extra: 0, child: 0, infant: 0, flags: 0, min: 0, max: 0 };
  const house = (night: Partial<NonNullable<Night>>, free = 1): Hotel => ({
    free: [Array<number>(days).fill(free), Array<number>(days).fill(0)],
    nights: products.map(() => Array<Night>(days).fill({ ...open, ...night })),
    restrictions: [],
    weekdayRules: [],
  });
  const why = (hotel: Hotel, guests = two, arrival = 2) => whyTurnedAway(gridOf(hotel), arrival, 1, guests);

  test('is the rule where a room is free for it, and sold out where none is', () => {
    expect(why(house({ min: 2 }))).toBe('stay-length');
    expect(why(house({ flags: dayFlags.isClosedToArrival }))).toBe('arrival');
    expect(why(house({ flags: dayFlags.isClosedToDeparture }))).toBe('departure');
    expect(why(house({ flags: dayFlags.isClosed }))).toBe('closed');
    expect(why(house({ min: 2 }, 0))).toBe('sold-out');
    expect(why(house({}), { ...two, adults: 5 })).toBe('guests');
    expect(why(house({}), two, days)).toBe('too-far');
    expect(why({ ...house({}), nights: [[], [], []] })).toBe('closed');
  });
});
