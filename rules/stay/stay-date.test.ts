import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  dayNumber,
  daysBetween,
  fromDayNumber,
  isStayDate,
  nightCount,
  nightsOf,
  readStayDate,
  stayDate,
  weekdayOf,
} from './stay-date.ts';

const dayMs = 86_400_000;
/** Counts days with Date in UTC, as the rules themselves do not. */
const byDate = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / dayMs;
const anyDay = fc.integer({ min: byDate(1900, 1, 1), max: byDate(2400, 12, 31) });

describe('reading a day', () => {
  test('takes every day there is', () => {
    for (const day of [
      '2026-02-28',
      '2028-02-29',
      '2000-02-29',
      '2400-02-29',
      '2027-12-31',
      '2027-01-01',
      '0001-01-01',
    ])
      expect(readStayDate(day)).toBe(day);
  });

  test.each(['2026-02-30', '2025-02-29', '2026-13-01', '0000-00-00', '2026-00-10', '2026-04-31', '2026-06-00'])(
    '%s is refused, never rolled over into another month',
    (text) => expect(readStayDate(text)).toBe('no-such-day'),
  );

  test.each(['1900-02-29', '2100-02-29', '2200-02-29', '2300-02-29'])('%s is refused: no leap year', (text) =>
    expect(readStayDate(text)).toBe('no-such-day'),
  );

  test.each([
    '',
    'tomorrow',
    '2026-6-1',
    '26-06-01',
    '01.06.2026',
    '2026/06/01',
    '2026-06-01T00:00:00Z',
    ' 2026-06-01',
    '2026-06-01\n',
    '+2026-06-01',
    '٢٠٢٦-٠٦-٠١',
    '2026-06-011',
  ])('%j is not how a day is written', (text) => expect(readStayDate(text)).toBe('format'));

  test('in code that must be right is a bug where it is not', () => {
    expect(stayDate('2027-06-11')).toBe('2027-06-11');
    expect(() => stayDate('2027-06-31')).toThrow('2027-06-31 is not a day');
    expect(isStayDate('format')).toBe(false);
    expect(isStayDate('no-such-day')).toBe(false);
  });
});

describe('counting days', () => {
  test('agrees with the calendar on every day from 1900 to 2400', () => {
    const wrong: string[] = [];
    for (let number = byDate(1900, 1, 1); number <= byDate(2400, 12, 31); number++) {
      const day = new Date(number * dayMs).toISOString().slice(0, 10);
      if (fromDayNumber(number) !== day || dayNumber(stayDate(day)) !== number) wrong.push(day);
    }
    expect(wrong).toEqual([]);
  });

  test('forward and back is where one started', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5_000, max: 5_000 }), (number, days) => {
        const day = fromDayNumber(number);
        expect(addDays(addDays(day, days), -days)).toBe(day);
        expect(daysBetween(day, addDays(day, days))).toBe(days);
      }),
    );
  });

  test('goes over the ends of months, years and leap Februaries', () => {
    expect(addDays(stayDate('2027-12-31'), 1)).toBe('2028-01-01');
    expect(addDays(stayDate('2028-02-28'), 1)).toBe('2028-02-29');
    expect(addDays(stayDate('2027-02-28'), 1)).toBe('2027-03-01');
    expect(addDays(stayDate('2028-01-01'), -1)).toBe('2027-12-31');
    expect(addDays(stayDate('2027-06-11'), 720)).toBe('2029-05-31');
  });

  test('earlier days are smaller texts, so that days can be compared as they are written', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(fromDayNumber(a) < fromDayNumber(b)).toBe(a < b);
      }),
    );
  });

  test('knows the weekday', () => {
    expect(weekdayOf(stayDate('2027-06-11'))).toBe(5);
    expect(weekdayOf(stayDate('1969-12-28'))).toBe(0);
    fc.assert(
      fc.property(anyDay, (number) => {
        expect(weekdayOf(fromDayNumber(number))).toBe(new Date(number * dayMs).getUTCDay());
      }),
    );
  });
});

describe('the nights of a stay', () => {
  test('are slept in; the departure day is not one of them', () => {
    const stay = { arrival: stayDate('2028-02-27'), departure: stayDate('2028-03-01') };
    expect(nightsOf(stay)).toEqual(['2028-02-27', '2028-02-28', '2028-02-29']);
    expect(nightCount(stay)).toBe(3);
  });

  test('over a change of the clocks are as many as over any other weekend', () => {
    expect(nightsOf({ arrival: stayDate('2027-03-27'), departure: stayDate('2027-03-29') })).toHaveLength(2);
    expect(nightsOf({ arrival: stayDate('2027-10-30'), departure: stayDate('2027-11-01') })).toHaveLength(2);
  });

  test('are as many as days lie between, each the day after the one before', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 720 }), (number, count) => {
        const stay = { arrival: fromDayNumber(number), departure: fromDayNumber(number + count) };
        const nights = nightsOf(stay);
        expect(nights).toHaveLength(count);
        expect(nightCount(stay)).toBe(count);
        expect(nights.map(dayNumber)).toEqual(Array.from({ length: count }, (_, i) => number + i));
      }),
    );
  });

  test('are none where the departure is not after the arrival', () => {
    const day = stayDate('2027-06-11');
    expect(nightsOf({ arrival: day, departure: day })).toEqual([]);
    expect(nightsOf({ arrival: day, departure: addDays(day, -3) })).toEqual([]);
  });
});
