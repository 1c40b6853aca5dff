import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookableDays, instantAt, isTimeZone, todayAt, wallTimeAt } from './hotel-clock.ts';
import { stayDate } from './stay-date.ts';
import { dice } from '../testing/dice.ts';

const utc = (text: string): number => Date.parse(`${text}Z`);
const wall = (date: string, hour: number, minute = 0) => ({ date: stayDate(date), hour, minute });
const instant = (zone: string, date: string, hour: number, minute = 0): string =>
  new Date(instantAt(zone, wall(date, hour, minute))).toISOString().slice(0, 16);

const zones = [
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Beirut',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Europe/Zurich',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/St_Johns',
  'UTC',
];

describe('the day it is at the hotel', () => {
  test('begins at the hotel’s midnight, not at ours', () => {
    expect(todayAt('Europe/Zurich', utc('2027-06-10T21:59:59.999'))).toBe('2027-06-10');
    expect(todayAt('Europe/Zurich', utc('2027-06-10T22:00'))).toBe('2027-06-11');
    expect(todayAt('Europe/Zurich', utc('2027-12-10T22:30'))).toBe('2027-12-10');
  });

  test('is three different days on the islands of the Pacific and in London at once', () => {
    const now = utc('2027-06-11T10:30');
    expect(todayAt('Pacific/Kiritimati', now)).toBe('2027-06-12');
    expect(todayAt('Europe/London', now)).toBe('2027-06-11');
    expect(todayAt('Pacific/Niue', now)).toBe('2027-06-10');
  });

  test('goes from Thursday to Saturday where an island has skipped a day', () => {
    expect(todayAt('Pacific/Apia', utc('2011-12-30T09:59:59'))).toBe('2011-12-29');
    expect(todayAt('Pacific/Apia', utc('2011-12-30T10:00'))).toBe('2011-12-31');
  });

  test('changes once where clocks are put back over midnight and the hour before it comes twice', () => {
    // Beirut, 2027-10-31 00:00 becomes 2027-10-30 23:00; Cairo does the same on a Thursday night.
    expect(todayAt('Asia/Beirut', utc('2027-10-30T20:59'))).toBe('2027-10-30');
    expect(todayAt('Asia/Beirut', utc('2027-10-30T21:30'))).toBe('2027-10-30');
    expect(todayAt('Asia/Beirut', utc('2027-10-30T22:00'))).toBe('2027-10-31');
    expect(todayAt('Africa/Cairo', utc('2024-10-31T21:30'))).toBe('2024-10-31');
    expect(todayAt('Africa/Cairo', utc('2024-10-31T22:00'))).toBe('2024-11-01');
  });
});

describe('the clock in the lobby', () => {
  test('shows midnight as hour nought of the new day', () => {
    expect(wallTimeAt('Europe/Zurich', utc('2027-06-10T22:00'))).toEqual(wall('2027-06-11', 0));
    expect(wallTimeAt('UTC', utc('1999-12-31T23:59:59'))).toEqual(wall('1999-12-31', 23, 59));
  });

  test('knows zones that are off by parts of an hour', () => {
    expect(wallTimeAt('Asia/Kathmandu', utc('2027-06-11T12:00'))).toEqual(wall('2027-06-11', 17, 45));
    expect(wallTimeAt('America/St_Johns', utc('2027-01-11T12:00'))).toEqual(wall('2027-01-11', 8, 30));
  });
});

describe('the instant of a time by the hotel’s clock', () => {
  test('follows summer and winter time on ordinary days', () => {
    expect(instant('Europe/Zurich', '2027-06-11', 18)).toBe('2027-06-11T16:00');
    expect(instant('Europe/Zurich', '2027-12-11', 18)).toBe('2027-12-11T17:00');
    expect(instant('Pacific/Kiritimati', '2027-06-11', 6)).toBe('2027-06-10T16:00');
    expect(instant('Pacific/Apia', '2027-06-11', 6)).toBe('2027-06-10T17:00');
    expect(instant('America/Santiago', '2027-01-11', 18)).toBe('2027-01-11T21:00');
    expect(instant('America/Santiago', '2027-07-11', 18)).toBe('2027-07-11T22:00');
    expect(instant('Africa/Cairo', '2027-07-11', 18)).toBe('2027-07-11T15:00');
    expect(instant('Asia/Beirut', '2027-01-11', 18)).toBe('2027-01-11T16:00');
  });

  test.each([
    ['Europe/Zurich', '2027-03-28', 2, 30, '2027-03-28T01:30'],
    ['America/Santiago', '2024-09-08', 0, 0, '2024-09-08T04:00'],
    ['Africa/Cairo', '2024-04-26', 0, 0, '2024-04-25T22:00'],
    ['Asia/Beirut', '2027-03-28', 0, 30, '2027-03-27T22:30'],
    ['Pacific/Apia', '2011-12-30', 12, 0, '2011-12-30T22:00'],
    ['Pacific/Kiritimati', '1994-12-31', 18, 0, '1995-01-01T04:00'],
  ])('%s, %s %i:%i, an hour that is skipped, comes after the gap', (zone, date, hour, minute, expected) => {
    expect(instant(zone, date, hour, minute)).toBe(expected);
    expect(wallTimeAt(zone, instantAt(zone, wall(date, hour, minute)))).not.toEqual(wall(date, hour, minute));
  });

  test.each([
    ['Europe/Zurich', '2027-10-31', 2, 30, '2027-10-31T01:30', 60],
    ['America/Santiago', '2024-04-06', 23, 0, '2024-04-07T03:00', 60],
    ['Africa/Cairo', '2024-10-31', 23, 15, '2024-10-31T21:15', 60],
    ['Asia/Beirut', '2027-10-30', 23, 59, '2027-10-30T21:59', 60],
    ['Pacific/Apia', '2021-04-04', 3, 0, '2021-04-03T14:00', 60],
    ['Australia/Lord_Howe', '2027-04-04', 1, 45, '2027-04-03T15:15', 30],
  ])('%s, %s %i:%i, an hour that comes twice, is the later of the two', (zone, date, hour, minute, expected, apart) => {
    expect(instant(zone, date, hour, minute)).toBe(expected);
    const later = instantAt(zone, wall(date, hour, minute));
    expect(wallTimeAt(zone, later)).toEqual(wall(date, hour, minute));
    expect(wallTimeAt(zone, later - apart * 60_000)).toEqual(wall(date, hour, minute));
  });

  test('is shown by the clock again, and never lies before the moment one looked at it', () => {
    const anyMinute = fc
      .integer({ min: utc('1990-01-01T00:00') / 60_000, max: utc('2037-12-31T00:00') / 60_000 })
      .map((minute) => minute * 60_000);
    fc.assert(
      fc.property(fc.constantFrom(...zones), anyMinute, (zone, now) => {
        const shown = wallTimeAt(zone, now);
        const back = instantAt(zone, shown);
        expect(wallTimeAt(zone, back)).toEqual(shown);
        expect(back >= now && back - now <= 3_600_000).toBe(true);
      }),
      { numRuns: dice(2_000) },
    );
  });
});

describe('time zones', () => {
  test('are known by their names', () => {
    for (const zone of zones) expect(isTimeZone(zone)).toBe(true);
    for (const wrong of ['Europe/Seeblick', '', 'CH', 'Europe/Zurich ']) expect(isTimeZone(wrong)).toBe(false);
  });
});

test('a stay can be booked from today until 720 days from now', () => {
  expect(bookableDays(stayDate('2027-06-11'))).toEqual({ first: '2027-06-11', last: '2029-05-31' });
});
