import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantAt } from './hotel-clock.ts';
import { fromDayNumber, stayDate } from './stay-date.ts';
import { zonedTime } from './zoned-time.ts';

describe('a time at the hotel with its distance from UTC', () => {
  test.each([
    ['Europe/Zurich', '2027-06-11', '2027-06-11T15:30:00+02:00'],
    ['Europe/Zurich', '2027-12-11', '2027-12-11T15:30:00+01:00'],
    ['America/St_Johns', '2027-12-11', '2027-12-11T15:30:00-03:30'],
    ['Asia/Kathmandu', '2027-06-11', '2027-06-11T15:30:00+05:45'],
    ['UTC', '2027-06-11', '2027-06-11T15:30:00+00:00'],
  ])('in %s on %s is %s', (timeZone, date, text) => {
    expect(zonedTime(timeZone, { date: stayDate(date), hour: 15, minute: 30 })).toBe(text);
  });

  test('is the instant that the hotel’s clock means, whatever day and hour', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('Europe/London', 'Pacific/Auckland', 'America/Santiago', 'Asia/Kolkata'),
        fc.integer({ min: 19_000, max: 30_000 }),
        fc.nat(23),
        fc.nat(59),
        (timeZone, day, hour, minute) => {
          const wall = { date: fromDayNumber(day), hour, minute };
          expect(Date.parse(zonedTime(timeZone, wall))).toBe(instantAt(timeZone, wall));
        },
      ),
    ));
});
