import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkOccupancy, fits, placesNeeded } from './occupancy.ts';

const guests = (adults: number, children = 0, infants = 0) => ({ adults, children, infants });

describe('a room takes', () => {
  const room = { maxOccupancy: 3 };

  test('adults and children up to its places, and infants in cots beside them', () => {
    expect(placesNeeded(room, guests(2, 1, 2))).toBe(3);
    expect(fits(room, guests(2, 1, 2))).toBe(true);
    expect(checkOccupancy(room, guests(2, 2))).toEqual({ kind: 'too-many-persons', most: 3 });
  });

  test('infants as persons where the hotel says so', () => {
    const counting = { ...room, occupancy: { doInfantsCount: true } };
    expect(placesNeeded(counting, guests(2, 0, 1))).toBe(3);
    expect(checkOccupancy(counting, guests(2, 1, 1))).toEqual({ kind: 'too-many-persons', most: 3 });
  });

  test.each([
    [{ minPersons: 2 }, guests(1), { kind: 'too-few-persons', least: 2 }],
    [{ maxAdults: 2 }, guests(3), { kind: 'too-many-adults', most: 2 }],
    [{ maxChildren: 1 }, guests(1, 2), { kind: 'too-many-children', most: 1 }],
    [{ minChildren: 1 }, guests(2), { kind: 'too-few-children', least: 1 }],
    [{ cots: 1 }, guests(2, 0, 2), { kind: 'too-many-infants', most: 1 }],
  ])('nobody beyond %o, and says why', (occupancy, party, refusal) => {
    expect(checkOccupancy({ ...room, occupancy }, party)).toEqual(refusal);
    expect(fits({ ...room, occupancy }, party)).toBe(false);
  });

  test('whoever it took before the hotel said more about it, where it says nothing more', () => {
    const count = fc.nat({ max: 9 });
    fc.assert(
      fc.property(count, count, count, count, (maxOccupancy, adults, children, infants) => {
        const party = { adults, children, infants };
        expect(fits({ maxOccupancy }, party)).toBe(adults + children <= maxOccupancy);
        expect(fits({ maxOccupancy, occupancy: {} }, party)).toBe(adults + children <= maxOccupancy);
      }),
    );
  });
});
