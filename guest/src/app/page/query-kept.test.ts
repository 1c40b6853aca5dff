import { expect, test } from 'vitest';
import { queryKept } from './query-kept.ts';

test('a guest who comes to a closed house keeps language and search, and the token of a reservation stays behind', () => {
  expect(queryKept(new URLSearchParams('lang=de&checkIn=2027-06-11'))).toBe('?lang=de&checkIn=2027-06-11');
  expect(queryKept(new URLSearchParams('t=secret&lang=de&token=secret'))).toBe('?lang=de');
  expect(queryKept(new URLSearchParams('t=secret'))).toBe('');
});
