import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countable } from './countable.ts';
import { spread } from './spread.ts';

const weightsTo = (max: number) => fc.array(fc.integer({ min: 0, max }), { minLength: 1, maxLength: 60 });
const weights = fc.oneof(weightsTo(100_000), weightsTo(1_000_000_000_000));
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

test('dear nights bear more of it, and the cents left over go where most was cut off', () => {
  expect(spread(1000, [10_000, 20_000, 20_000])).toEqual([200, 400, 400]);
  expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(spread(10, [10, 15, 15])).toEqual([2, 4, 4]);
  expect(spread(1, [1, 5, 3])).toEqual([0, 1, 0]);
});

test('what costs nothing bears nothing', () => {
  expect(spread(500, [0, 700, 0])).toEqual([0, 500, 0]);
  expect(spread(0, [0, 0])).toEqual([0, 0]);
  expect(spread(0, [])).toEqual([]);
  expect(() => spread(1, [0, 0])).toThrow('There is nothing to spread 1 over');
});

test('the shares sum to the amount, none is below nothing or above its weight, and each is within one of exact', () => {
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (over, part) => {
      const total = sum(over);
      const amount = Math.floor(total * part);
      const shares = spread(amount, over);
      expect(sum(shares)).toBe(amount);
      shares.forEach((share, i) => {
        const weight = over[i] ?? 0;
        expect(share >= 0 && share <= weight).toBe(true);
        const off = BigInt(share) * BigInt(total) - BigInt(amount) * BigInt(weight);
        expect((off < 0n ? -off : off) < BigInt(Math.max(total, 1))).toBe(true);
      });
    }),
  );
});

test('an amount too large to be counted exactly is a bug', () => {
  expect(countable(Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER);
  for (const wrong of [2 ** 53, 0.1, Number.NaN]) expect(() => countable(wrong)).toThrow(RangeError);
});
