import { expect, test } from 'vitest';
import { stayDate } from '../stay/stay-date.ts';
import { findPresenceFault, presences } from './presence.ts';

const stay = { arrival: stayDate('2027-06-11'), departure: stayDate('2027-06-14') };
const fault = (before: (typeof presences)[number], after: (typeof presences)[number], day: string) =>
  findPresenceFault(stay, before, after, stayDate(day));

test('guests come on their day of arrival or later, never before it', () => {
  expect(fault('expected', 'arrived', '2027-06-10')).toBe('too-early');
  for (const day of ['2027-06-11', '2027-06-13', '2027-06-15']) expect(fault('expected', 'arrived', day)).toBeNull();
});

test('only who has come can leave, also before the last night', () => {
  expect(fault('expected', 'left', '2027-06-12')).toBe('not-arrived');
  expect(fault('arrived', 'left', '2027-06-12')).toBeNull();
});

test('a wrong tick is taken back on any day, and the same one again changes nothing', () => {
  for (const before of presences) {
    expect(fault(before, 'expected', '2027-06-01')).toBeNull();
    expect(fault(before, before, '2027-06-01')).toBeNull();
  }
  expect(fault('left', 'arrived', '2027-06-20')).toBeNull();
});
