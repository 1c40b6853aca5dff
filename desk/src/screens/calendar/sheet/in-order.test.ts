import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestRise } from './in-order.ts';

test('rows that were scrolled in from above are the only ones that are moved', () => {
  expect(longestRise([8, 9, 3, 4, 5, 6, 7])).toEqual(new Set([2, 3, 4, 5, 6]));
});

test('what stays where it is rises, and no longer rise is there', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 9 }), (numbers) => {
      const rise = numbers.filter((_, place) => longestRise(numbers).has(place));
      expect(rise).toEqual(rise.toSorted((one, other) => one - other));
      expect(rise.length).toBe(longest(numbers));
    }),
  );
});

/** By trying: with each number, or without it. */
const longest = ([first, ...rest]: readonly number[], above = -1): number =>
  first === undefined ? 0 : Math.max(longest(rest, above), first > above ? 1 + longest(rest, first) : 0);
