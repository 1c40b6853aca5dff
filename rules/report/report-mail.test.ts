import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantAt, wallTimeAt } from '../stay/hotel-clock.ts';
import { addDays, stayDate, weekdayOf } from '../stay/stay-date.ts';
import { dueReport, nextReportAt, reportRhythms } from './report-mail.ts';
import { daysOf } from './span.ts';

const zone = 'Europe/Zurich';
const due = (rhythm: 'daily' | 'weekly', time: string) => dueReport(rhythm, zone, Date.parse(time))?.span ?? null;

test('K25 the report of yesterday leaves at seven by the clock of the hotel', () => {
  expect(due('daily', '2027-06-10T04:59:59Z')).toBeNull();
  expect(due('daily', '2027-06-10T05:00:00Z')).toEqual({ from: '2027-06-09', to: '2027-06-09' });
  expect(due('daily', '2027-06-10T16:59:59Z')).toEqual({ from: '2027-06-09', to: '2027-06-09' });
  // Nobody wants this morning's mail in the evening.
  expect(due('daily', '2027-06-10T17:00:00Z')).toBeNull();
});

test('K25 the report of last week leaves on Monday, and on Tuesday still if nobody could send it', () => {
  const week = { from: '2027-05-31', to: '2027-06-06' };
  expect(due('weekly', '2027-06-07T04:59:00Z')).toBeNull();
  expect(due('weekly', '2027-06-07T05:00:00Z')).toEqual(week);
  expect(due('weekly', '2027-06-08T20:00:00Z')).toEqual(week);
  expect(due('weekly', '2027-06-09T05:00:00Z')).toBeNull();
});

test('K25 clocks that are changed move seven along, whatever the night was long', () => {
  // Forward on the 28th of March, back on the 31st of October: seven in summer is five, in winter six o’clock UTC.
  for (const [day, hour] of [
    ['2027-03-27', '06'],
    ['2027-03-28', '05'],
    ['2027-10-30', '05'],
    ['2027-10-31', '06'],
  ]) {
    expect(dueReport('daily', zone, Date.parse(`${day}T${hour}:00:00Z`) - 1)).toBeNull();
    expect(dueReport('daily', zone, Date.parse(`${day}T${hour}:00:00Z`))?.span.to).toBe(
      addDays(stayDate(day ?? ''), -1),
    );
  }
});

test('K25 in every zone and on every day the next mail leaves at seven, and tells of whole days that are over', () => {
  const anyZone = fc.constantFrom(
    zone,
    'America/St_Johns',
    'Pacific/Apia',
    'Asia/Kathmandu',
    'America/Santiago',
    'UTC',
  );
  const anyTime = fc.integer({ min: Date.parse('2026-01-01T00:00:00Z'), max: Date.parse('2029-01-01T00:00:00Z') });
  fc.assert(
    fc.property(anyZone, anyTime, fc.constantFrom(...reportRhythms), (timeZone, now, rhythm) => {
      const at = nextReportAt(rhythm, timeZone, now);
      const { date, hour, minute } = wallTimeAt(timeZone, at);
      expect(at).toBeGreaterThan(now);
      expect([hour, minute]).toEqual([7, 0]);
      expect(rhythm === 'daily' || weekdayOf(date) === 1).toBe(true);
      const sent = dueReport(rhythm, timeZone, at);
      expect(sent?.at).toBe(at);
      expect(sent?.span.to).toBe(addDays(date, -1));
      expect(sent && daysOf(sent.span)).toBe(rhythm === 'daily' ? 1 : 7);
      expect(instantAt(timeZone, { date, hour: 0, minute: 0 })).toBeLessThan(at);
      expect(dueReport(rhythm, timeZone, at - 1)?.at ?? 0).toBeLessThan(at);
    }),
  );
});
