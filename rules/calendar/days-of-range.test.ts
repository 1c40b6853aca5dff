import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, stayDate, weekdayOf } from '../stay/stay-date.ts';
import { daysOfRange } from './days-of-range.ts';

test('a range has its first and its last day, whatever the clocks do in between', () => {
  const [from, to] = [stayDate('2027-03-26'), stayDate('2027-03-30')];
  expect(daysOfRange({ from, to })).toEqual(['2027-03-26', '2027-03-27', '2027-03-28', '2027-03-29', '2027-03-30']);
  expect(daysOfRange({ from, to: from })).toEqual([from]);
  expect(daysOfRange({ from: to, to: from })).toEqual([]);
});

test('of a range with weekdays only those remain', () => {
  const range = { from: stayDate('2027-06-07'), to: stayDate('2027-06-20') }; // two weeks from a Monday
  expect(daysOfRange({ ...range, weekdays: ['fri', 'sat'] })).toEqual([
    '2027-06-11',
    '2027-06-12',
    '2027-06-18',
    '2027-06-19',
  ]);
});

test('each weekday comes once a week in every range', () => {
  const names = ['sun', 'mon', 'tue', 'weds', 'thur', 'fri', 'sat'] as const;
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 60_000 }), fc.nat(60), fc.nat(6), (start, length, weekday) => {
      const from = addDays(stayDate('1970-01-01'), start);
      const found = daysOfRange({ from, to: addDays(from, length), weekdays: [names[weekday] ?? 'sun'] });
      expect(found.every((date) => weekdayOf(date) === weekday)).toBe(true);
      expect(found.every((date, i) => i === 0 || daysBetween(found[i - 1] ?? date, date) === 7)).toBe(true);
    }),
  );
});
