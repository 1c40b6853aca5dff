import { expect, test } from 'vitest';
import { compareFees, hasCrossingFees } from './compare-fees.ts';
import type { CancellationFee } from './policy.ts';

const nights = (count: number): CancellationFee => ({ kind: 'nights', nights: count });
const percent = (share: number): CancellationFee => ({ kind: 'percent', basisPoints: share * 100 });
const fixed = (minor: number): CancellationFee => ({ kind: 'fixed', minor });

test('fees that are counted in the same way are compared by their numbers', () => {
  expect(compareFees(nights(1), nights(2))).toBe('less');
  expect(compareFees(percent(50), percent(20))).toBe('more');
  expect(compareFees(fixed(900), fixed(900))).toBe('same');
});

test('all is more than any other fee, and nothing is less', () => {
  for (const fee of [nights(30), percent(99), fixed(1_000_000)]) {
    expect([compareFees(percent(100), fee), compareFees(fee, percent(100))]).toEqual(['more', 'less']);
    for (const none of [percent(0), fixed(0)])
      expect([compareFees(fee, none), compareFees(none, fee)]).toEqual(['more', 'less']);
  }
  expect(compareFees(percent(100), percent(100))).toBe('same');
  expect(compareFees(fixed(0), percent(0))).toBe('same');
});

test('of others it depends on the stay', () => {
  expect(compareFees(nights(1), percent(50))).toBeNull();
  expect(compareFees(fixed(5_000), nights(1))).toBeNull();
});

test('fees of a policy can cross where they are counted in different ways, except for all at the end', () => {
  const after = { daysBefore: 1, hour: 18 };
  const policy = { freeUntil: null, fee: nights(1) };
  expect(hasCrossingFees(policy)).toBe(false);
  expect(hasCrossingFees({ ...policy, steps: [{ after, fee: percent(100) }] })).toBe(false);
  expect(hasCrossingFees({ ...policy, steps: [{ after, fee: percent(50) }] })).toBe(true);
  expect(hasCrossingFees({ ...policy, noShow: fixed(9_000) })).toBe(true);
  const twice = { ...policy, steps: [percent(50), percent(100)].map((fee) => ({ after, fee })) };
  expect([0, 1, 2].map((from) => hasCrossingFees(twice, from))).toEqual([true, true, false]);
});
