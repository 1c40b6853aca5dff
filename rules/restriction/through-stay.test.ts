import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkThrough, type ThroughNight } from './through-stay.ts';

const night = (minThrough: number | null = null, maxThrough: number | null = null): ThroughNight => ({
  minThrough,
  maxThrough,
});

test('a night in the middle binds the whole stay, not only one that begins on it', () => {
  expect(checkThrough([night(), night(3)])).toEqual({ kind: 'min-stay', nights: 3 });
  expect(checkThrough([night(), night(3), night()])).toBeNull();
  expect(checkThrough([night(), night(null, 2), night()])).toEqual({ kind: 'max-stay', nights: 2 });
});

test('of several nights the strictest is named', () => {
  expect(checkThrough([night(2), night(5), night(4)])).toEqual({ kind: 'min-stay', nights: 5 });
  expect(checkThrough([night(null, 2), night(null, 1), night()])).toEqual({ kind: 'max-stay', nights: 1 });
});

test('nights that ask nothing allow any stay', () => {
  expect(checkThrough([night(), night(0, 0), night()])).toBeNull();
  expect(checkThrough([])).toBeNull();
});

test('a stay is let through exactly when each of its nights lets it', () => {
  const bound = fc.option(fc.integer({ min: 0, max: 12 }));
  const nights = fc.array(fc.record({ minThrough: bound, maxThrough: bound }), { minLength: 1, maxLength: 14 });
  fc.assert(
    fc.property(nights, (stay) => {
      const isLet = stay.every(
        ({ minThrough, maxThrough }) =>
          stay.length >= (minThrough ?? 0) && (maxThrough === null || maxThrough === 0 || stay.length <= maxThrough),
      );
      expect(checkThrough(stay) === null).toBe(isLet);
    }),
  );
});
