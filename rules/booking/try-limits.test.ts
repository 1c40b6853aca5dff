import { expect, test } from 'vitest';
import { tryLimits, tryMinutes, waitBeforeTry, type TriedBy, type Tries } from './try-limits.ts';

const window = tryMinutes * 60_000;
const waitAfter = (tries: readonly Tries[], now: number) => waitBeforeTry(tries, now, tryLimits);
const tried = (by: TriedBy, count: number, beganAt = 0) => ({ by, count, beganAt });

test('a guest may mistype ten times from one place and five times for one reservation', () => {
  expect(waitAfter([tried('address', 9), tried('reference', 4), tried('hotel', 199)], 0)).toBeNull();
  expect(waitAfter([tried('address', 10)], 0)).toBe(900);
  expect(waitAfter([tried('reference', 5)], 0)).toBe(900);
  expect(waitAfter([tried('hotel', 200)], 0)).toBe(900);
});

test('the wait is the rest of a quarter of an hour since the first try, and never nothing', () => {
  expect(waitAfter([tried('address', 10)], 60_500)).toBe(840);
  expect(waitAfter([tried('address', 10)], window - 1)).toBe(1);
  expect(waitAfter([tried('address', 10)], window)).toBeNull();
  expect(waitAfter([tried('address', 99, 1_000), tried('reference', 5)], 1_000)).toBe(900);
});
