import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedAmount, readTyped } from './typed-input.ts';

describe('what is typed into the sheet', () => {
  test.each([
    ['180', { kind: 'set', value: 18_000 }],
    ['=180', { kind: 'set', value: 18_000 }],
    ['184,50', { kind: 'set', value: 18_450 }],
    ['+10', { kind: 'add', value: 1000 }],
    ['−10', { kind: 'add', value: -1000 }],
    ['-5%', { kind: 'percent', basisPoints: -500 }],
    ['+8 %', { kind: 'percent', basisPoints: 800 }],
    ['+7.5%', { kind: 'percent', basisPoints: 750 }],
    ['+٨٪', { kind: 'percent', basisPoints: 800 }],
    ['2+', { kind: 'bound', bound: 'minStay', nights: 2 }],
    ['1+', { kind: 'bound', bound: 'minStay', nights: null }],
    ['7-', { kind: 'bound', bound: 'maxStay', nights: 7 }],
    ['x', { kind: 'flag', flag: 'isClosed' }],
    ['A', { kind: 'flag', flag: 'isClosedToArrival' }],
  ] as const)('%s', (text, typed) => expect(readTyped(text, 'CHF')).toEqual(typed));

  test.each(['', 'hello', '8%', '+', '-', '1.2.3', '-101%', '--5', '=+5', '1e3'])(
    '%j is refused, and nothing is guessed',
    (text) => expect(readTyped(text, 'CHF')).toBeNull(),
  );

  test('stock is typed in rooms: whole ones, more or fewer', () => {
    expect(readTyped('8', 'rooms')).toEqual({ kind: 'set', value: 8 });
    expect(readTyped('-2', 'rooms')).toEqual({ kind: 'add', value: -2 });
    expect(readTyped('2.5', 'rooms')).toBeNull();
    expect(readTyped('+5%', 'rooms')).toBeNull();
  });
});

test('per cent are rounded once, to whole units; an amount stays as exact as it was; nothing goes below nothing', () => {
  expect(changedAmount(18_400, { kind: 'percent', basisPoints: 800 }, 'CHF')).toBe(19_900);
  expect(changedAmount(18_450, { kind: 'add', value: 1000 }, 'CHF')).toBe(19_450);
  expect(changedAmount(500, { kind: 'add', value: -1000 }, 'CHF')).toBe(0);
  expect(changedAmount(20_000, { kind: 'percent', basisPoints: 333 }, 'JPY')).toBe(20_666);
  expect(changedAmount(22_840, { kind: 'percent', basisPoints: 800 }, 'CHF', 500)).toBe(24_500);
});

test('a price in per cent differs from the exact one by half a unit at most', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: -10_000, max: 20_000 }), (minor, basisPoints) => {
      const got = changedAmount(minor, { kind: 'percent', basisPoints }, 'CHF');
      expect(got % 100).toBe(0);
      expect(Math.abs(got - (minor * (10_000 + basisPoints)) / 10_000)).toBeLessThanOrEqual(50);
    }),
  );
});
