import { expect, test } from 'vitest';
import { monthAway, monthDays } from './month-days.ts';

test('a month is its days in weeks that begin on Monday', () => {
  const days = monthDays('2026-11-17');
  expect(days.slice(0, 7)).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(days.at(-1)).toBe('2026-11-30');
  expect(monthDays('2028-02-01').filter((day) => day !== null)).toHaveLength(29);
});

test('months go on over the year, in both directions', () => {
  expect(monthAway('2026-12-31', 1)).toBe('2027-01-01');
  expect(monthAway('2026-01-31', -1)).toBe('2025-12-01');
});
