import { expect, test } from 'vitest';
import { tryLimits, tryMinutes, waitAfterWrong, waitBeforeTry, type TriedBy, type Tries } from './try-limits.ts';

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

test('past the limit the wait for wrong tries doubles from a second on, to the end of the quarter of an hour', () => {
  const waits = (count: number, now = 0) =>
    waitAfterWrong([{ by: 'reference', count, beganAt: 0, lastAt: 0 }], now, tryLimits);
  expect([4, 5, 6, 7, 10, 14, 15, 99].map((count) => waits(count))).toEqual([null, 1, 2, 4, 32, 512, 900, 900]);
  expect(waits(7, 3_999)).toBe(1);
  expect(waits(7, 4_000)).toBeNull();
  expect(waits(99, window)).toBeNull();
});
