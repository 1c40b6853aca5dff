import fc from 'fast-check';
import { expect, test } from 'vitest';
import { days, gridOf, hotels, parties } from '../testing/any-hotel.ts';
import { demandLines, type Refused } from './demand-lines.ts';
import { likelyOf } from './likely-of.ts';

const refused: fc.Arbitrary<Refused[]> = fc.array(
  fc.record({
    arrival: fc.integer({ min: -3, max: days }),
    nights: fc.integer({ min: 1, max: 4 }),
    guests: parties,
    parties: fc.integer({ min: 1, max: 9 }),
    reason: fc.constantFrom('sold-out' as const, 'stay-length' as const, 'too-far' as const),
    asked: fc.nat(100_000),
  }),
  { maxLength: 12 },
);

test('everybody who was turned away is in exactly one line, changes first, and none for a night that is over', () =>
  fc.assert(
    fc.property(hotels, refused, fc.nat(days), (hotel, all, today) => {
      const lines = demandLines(gridOf(hotel), today, all);
      const told = lines.flatMap((line) => line.refused);
      expect(told).toHaveLength(all.length);
      expect(new Set(told)).toEqual(new Set(all));
      const changes = lines.filter(({ lift }) => lift !== null);
      expect(lines.slice(0, changes.length)).toEqual(changes);
      for (const { refused: served } of changes)
        for (const { arrival } of served) expect(arrival).toBeGreaterThanOrEqual(today);
      for (const line of lines) expect(line.isServedNow && line.lift !== null).toBe(false);
    }),
    { numRuns: 200 },
  ));

test('what would have come is what was asked for, by the share of searches that book', () => {
  expect(likelyOf(69_970_00, { search: 1_000, booked: 65 })).toBe(4_548_05);
  expect(likelyOf(10_000, { search: 0, booked: 0 })).toBe(0);
  // Bookings of searches that were counted the day before.
  expect(likelyOf(10_000, { search: 1, booked: 3 })).toBe(10_000);
});
