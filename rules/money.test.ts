import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, money, nothing, portion, roundRatio, split, subtract, sum, times } from './money.ts';

const anyAmount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
const minors = (amounts: readonly { minor: number }[]): number[] => amounts.map(({ minor }) => minor);

describe('money', () => {
  test('is a whole number of minor units and nothing else', () => {
    expect(money(18_000, 'CHF')).toEqual({ minor: 18_000, currency: 'CHF' });
    for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      expect(() => money(wrong, 'CHF')).toThrow(RangeError);
  });

  test('has one nothing, not two', () => {
    expect(Object.is(money(-0, 'EUR').minor, 0)).toBe(true);
    expect(Object.is(times(money(-5, 'EUR'), 0).minor, 0)).toBe(true);
    expect(Object.is(portion(money(-1, 'EUR'), 1).minor, 0)).toBe(true);
    expect(nothing('EUR')).toEqual({ minor: 0, currency: 'EUR' });
  });

  test('adds up and takes away to the cent', () => {
    expect(add(money(10, 'EUR'), money(20, 'EUR'))).toEqual(money(30, 'EUR'));
    expect(subtract(money(10, 'EUR'), money(20, 'EUR'))).toEqual(money(-10, 'EUR'));
    expect(times(money(1999, 'EUR'), 3)).toEqual(money(5997, 'EUR'));
    expect(sum([money(1, 'EUR'), money(2, 'EUR'), money(3, 'EUR')], 'EUR')).toEqual(money(6, 'EUR'));
    expect(sum([], 'JPY')).toEqual(money(0, 'JPY'));
  });

  test('of two currencies is never mixed', () => {
    expect(() => add(money(1, 'EUR'), money(1, 'CHF'))).toThrow('EUR and CHF do not add up');
    expect(() => subtract(money(1, 'EUR'), money(1, 'CHF'))).toThrow(RangeError);
    expect(() => sum([money(1, 'EUR')], 'CHF')).toThrow(RangeError);
  });

  test('that grows beyond what can be counted exactly is a bug, not a rounded bill', () => {
    expect(() => add(money(Number.MAX_SAFE_INTEGER, 'EUR'), money(1, 'EUR'))).toThrow(RangeError);
    expect(() => times(money(Number.MAX_SAFE_INTEGER, 'EUR'), 2)).toThrow(RangeError);
  });
});

describe('splitting an amount', () => {
  test('gives the first shares the spare cents', () => {
    expect(minors(split(money(1000, 'EUR'), 3))).toEqual([334, 333, 333]);
    expect(minors(split(money(-1000, 'EUR'), 3))).toEqual([-333, -333, -334]);
    expect(minors(split(money(0, 'EUR'), 2))).toEqual([0, 0]);
    expect(minors(split(money(1, 'JPY'), 3))).toEqual([1, 0, 0]);
  });

  test('loses and invents nothing, whether it is a charge, nothing or a refund', () => {
    fc.assert(
      fc.property(anyAmount, fc.integer({ min: 1, max: 400 }), (minor, ways) => {
        const shares = split(money(minor, 'EUR'), ways);
        expect(shares).toHaveLength(ways);
        expect(sum(shares, 'EUR').minor).toBe(minor);
        const each = minors(shares);
        expect(Math.max(...each) - Math.min(...each)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('a share of an amount', () => {
  test('is rounded once, halves away from zero', () => {
    expect(portion(money(1000, 'CHF'), 810)).toEqual(money(81, 'CHF'));
    expect(portion(money(50, 'CHF'), 100)).toEqual(money(1, 'CHF'));
    expect(portion(money(49, 'CHF'), 100)).toEqual(money(0, 'CHF'));
    expect(portion(money(-50, 'CHF'), 100)).toEqual(money(-1, 'CHF'));
  });

  test('lies between nothing and the whole, and is within half a minor unit of the exact share', () => {
    fc.assert(
      fc.property(anyAmount, fc.integer({ min: 0, max: 10_000 }), (minor, basisPoints) => {
        const share = portion(money(minor, 'EUR'), basisPoints).minor;
        expect(Math.min(0, minor) <= share && share <= Math.max(0, minor)).toBe(true);
        const off = BigInt(share) * 10_000n - BigInt(minor) * BigInt(basisPoints);
        expect(off >= -5_000n && off <= 5_000n).toBe(true);
      }),
    );
  });

  test('of a hundred percent is the whole and of zero percent is nothing, however large', () => {
    const anySafe = fc.maxSafeInteger();
    fc.assert(
      fc.property(anySafe, (minor) => {
        expect(portion(money(minor, 'KRW'), 10_000)).toEqual(money(minor, 'KRW'));
        expect(portion(money(minor, 'KRW'), 0)).toEqual(money(0, 'KRW'));
      }),
    );
  });
});

describe('rounding a ratio', () => {
  test('takes halves away from zero on both sides', () => {
    const cases: [number, number, number][] = [
      [1, 2, 1],
      [-1, 2, -1],
      [1, -2, -1],
      [-1, -2, 1],
      [3, 2, 2],
      [-3, 2, -2],
      [1, 3, 0],
      [2, 3, 1],
      [0, 7, 0],
      [7, 7, 1],
    ];
    for (const [top, bottom, rounded] of cases) expect(roundRatio(top, bottom)).toBe(rounded);
  });

  test('is the nearest whole number there is', () => {
    fc.assert(
      fc.property(anyAmount, fc.integer({ min: 1, max: 1_000_000 }), (top, bottom) => {
        const off = 2n * (BigInt(roundRatio(top, bottom)) * BigInt(bottom) - BigInt(top));
        expect(off >= -BigInt(bottom) && off <= BigInt(bottom)).toBe(true);
      }),
    );
  });
});
