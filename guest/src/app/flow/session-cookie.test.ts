import { expect, test } from 'vitest';
import { readSession, writeSession } from './session-cookie.ts';

const session = { id: 'Abcdefgh12345678', end: 1_800_000_000_000, query: 'checkIn=2027-06-11&promoCode=A%2BB' };

test('a session is read as it was written', () => {
  expect(readSession(decodeURIComponent(writeSession(session)))).toEqual(session);
});

test('what is written fits into a cookie', () => {
  expect(writeSession(session)).toMatch(/^[\w.~!*'()%-]+$/);
});

test('what is missing or made up is no session', () => {
  expect([undefined, '', 'x', 'short.1.a=b', 'Abcdefgh12345678.soon.a=b'].map(readSession)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
