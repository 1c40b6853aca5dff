import { expect, test } from 'vitest';
import { nextAsk } from './next-ask.ts';

const noon = 1_800_000_000_000;
const minute = 60_000;
const waits = (state: Parameters<typeof nextAsk>[0], age: number) => {
  const next = nextAsk(state, noon - age, noon);
  return next === null ? null : next - noon;
};

test('a payment is asked about soon, then less often, and never later than five minutes', () => {
  expect(waits('started', 0)).toBe(10_000);
  expect(waits('started', 4 * minute)).toBe(minute);
  expect(waits('authorized', 600 * minute)).toBe(5 * minute);
  expect(waits('refunding', 40 * 24 * 60 * minute)).toBe(5 * minute);
});

test('one that came to nothing is watched for three days', () => {
  for (const state of ['failed', 'expired'] as const) {
    expect(waits(state, 24 * 60 * minute)).toBe(60 * minute);
    expect(waits(state, 3 * 24 * 60 * minute + 1)).toBeNull();
  }
});

test('one that is settled is left alone', () => {
  expect([waits('paid', 0), waits('refunded', 0)]).toEqual([null, null]);
});
