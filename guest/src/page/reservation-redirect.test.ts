import { expect, test } from 'vitest';
import { reservationRedirect } from './reservation-redirect.ts';

const leadsTo = (path: string, query = ''): string | null => reservationRedirect(path, new URLSearchParams(query));

test('a reservation’s link opens it as it was confirmed, with its token and in its language', () => {
  const there = '/1001/checkout/thank-you?t=secret&lang=ar&reservationId=SB4-K7QM2XH9RD';
  expect(leadsTo('/1001/reservation/SB4-K7QM2XH9RD', 't=secret&lang=ar')).toBe(there);
  expect(leadsTo('/1001/reservation/SB4-K7QM2XH9RD', 'token=secret&lang=ar')).toBe(there);
});

test('no other page leads there', () => {
  expect(leadsTo('/1001/reservation')).toBeNull();
  expect(leadsTo('/1001/reservation/cancel')).toBeNull();
  expect(leadsTo('/1001/reservation/payment', 't=secret')).toBeNull();
  expect(leadsTo('/1001/checkout/thank-you')).toBeNull();
});

test('the page for cancelling is no reservation', () => {
  expect(leadsTo('/1001/reservation/cancel')).toBeNull();
  expect(leadsTo('/1001/reservation/payment')).toBeNull();
});

test('a query cannot put another reservation in its place', () => {
  expect(leadsTo('/1001/reservation/SB4-K7QM2XH9RD', 't=secret&reservationId=SB4-AAAAAAAAAA')).toBe(
    '/1001/checkout/thank-you?t=secret&reservationId=SB4-K7QM2XH9RD',
  );
});
