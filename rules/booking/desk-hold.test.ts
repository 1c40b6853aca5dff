import { expect, test } from 'vitest';
import { deskHoldEnd } from './desk-hold.ts';

const now = Date.parse('2027-06-01T12:00:00Z');
const day = 24 * 3_600_000;

test.each([
  ['a day where nothing is said', null, now + day],
  ['until when the hotel says', now + 60_000, now + 60_000],
  ['two weeks at most', now + 14 * day, now + 14 * day],
  ['no longer', now + 14 * day + 1, null],
  ['no time that is over', now, null],
])('rooms are held for a link %s', (_, wished, end) => {
  expect(deskHoldEnd(wished, now)).toBe(end);
});
