import { expect, test } from 'vitest';
import { stayDate } from '../stay/stay-date.ts';
import { linkEnd } from './link-end.ts';

const until = (zone: string, ...departures: string[]): string =>
  new Date(
    linkEnd(
      departures.map((departure) => ({ departure: stayDate(departure) })),
      zone,
      '11:00',
    ),
  ).toISOString();

test('a link ends thirty days after the last room’s check-out, by the hotel’s clock', () => {
  expect(until('Europe/Zurich', '2027-06-13')).toBe('2027-07-13T09:00:00.000Z');
  expect(until('Europe/Zurich', '2027-06-14', '2027-06-20', '2027-06-13')).toBe('2027-07-20T09:00:00.000Z');
  expect(until('Pacific/Kiritimati', '2027-06-13')).toBe('2027-07-12T21:00:00.000Z');
});

test('also where the clocks change in between', () => {
  expect(until('Europe/Zurich', '2027-03-01')).toBe('2027-03-31T09:00:00.000Z');
  expect(until('Europe/Zurich', '2027-10-10')).toBe('2027-11-09T10:00:00.000Z');
});
