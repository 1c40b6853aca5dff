import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, fromDayNumber, stayDate } from '../stay/stay-date.ts';
import { isAwaited, monthsBefore } from './retention.ts';

test.each([
  ['2027-06-13', 12, '2026-06-13'],
  ['2028-02-29', 12, '2027-02-28'],
  ['2027-03-31', 1, '2027-02-28'],
  ['2027-01-15', 1, '2026-12-15'],
  ['2027-01-15', 120, '2017-01-15'],
] as const)('on %s, %i months ago was %s', (today, months, then) => {
  expect(monthsBefore(stayDate(today), months)).toBe(then);
});

test('a later day never forgets fewer guests', () =>
  fc.assert(
    fc.property(fc.integer({ min: 15_000, max: 30_000 }), fc.integer({ min: 1, max: 120 }), (day, months) => {
      const today = fromDayNumber(day);
      expect(monthsBefore(addDays(today, 1), months) >= monthsBefore(today, months)).toBe(true);
    }),
  ));

test('a guest is awaited until the day after departure, unless the room was cancelled', () => {
  const stay = (status: 'book' | 'cancel') => [{ status, quote: { departure: stayDate('2027-06-13') } }];
  expect(isAwaited(stay('book'), stayDate('2027-06-13'))).toBe(true);
  expect(isAwaited(stay('book'), stayDate('2027-06-14'))).toBe(false);
  expect(isAwaited(stay('cancel'), stayDate('2027-06-01'))).toBe(false);
});
