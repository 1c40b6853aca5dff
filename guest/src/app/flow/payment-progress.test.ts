import { expect, test } from 'vitest';
import { emptyRequest, noDetails, withDetails } from './booking-request.ts';
import { isHeldAt } from './paying.ts';
import { isHeldAsChosen } from './is-held-as-chosen.ts';
import { withBegun, withDone, withFailure, withoutPaying, withPaying } from './payment-progress.ts';

const answer = {
  reservationId: 'SB4-AAAAAAAAAA',
  token: 'secret',
  payableNow: 42_000,
  createDateTime: '2027-06-01T10:00:00.000Z',
  holdExpiresAt: '2027-06-01T10:30:00.000Z',
  areRoomsHeld: true,
};
const sent = {
  ...emptyRequest('Abcdefgh12345678'),
  details: { ...noDetails, givenName: 'Ada' },
  bookingKey: 'key-1',
};
const held = withPaying(sent, answer);

test('a booking that was sent is held under the guest’s given name, for the amount the hotel named', () => {
  expect(held.paying).toEqual({
    reservationId: 'SB4-AAAAAAAAAA',
    token: 'secret',
    sessionId: 'Abcdefgh12345678',
    amount: 42_000,
    holdExpiresAt: '2027-06-01T10:30:00.000Z',
    areRoomsHeld: true,
    userName: 'Ada',
    isBegun: false,
    failures: 0,
  });
  expect(isHeldAsChosen(held)).toBe(true);
});

test('typing something else makes it another booking: the held one no longer fits', () => {
  expect(isHeldAsChosen(withDetails(held, noDetails))).toBe(false);
  expect(isHeldAsChosen(sent)).toBe(false);
});

test('it is remembered that the provider was asked', () => {
  expect(withBegun(held).paying?.isBegun).toBe(true);
  expect(withBegun(sent).paying).toBeNull();
});

test('failures are counted for as long as the rooms are held', () => {
  expect(withFailure(withFailure(held)).paying?.failures).toBe(2);
  expect(withFailure(sent).paying).toBeNull();
});

test('a paid booking is done, and its link is kept', () => {
  expect(withDone(held, answer)).toMatchObject({
    orders: [],
    bookingKey: null,
    paying: null,
    done: { reservationId: 'SB4-AAAAAAAAAA', token: 'secret' },
  });
});

test('a booking that was given back leaves what the guest has typed', () => {
  expect(withoutPaying(held)).toMatchObject({ orders: [], paying: null, done: null, details: { givenName: 'Ada' } });
});

test('rooms are held until the instant the hotel named, and not a moment longer', () => {
  const end = Date.parse(answer.holdExpiresAt);
  expect(isHeldAt(held.paying, end - 1)).toBe(true);
  expect(isHeldAt(held.paying, end)).toBe(false);
  expect(isHeldAt(undefined, 0)).toBe(false);
});
