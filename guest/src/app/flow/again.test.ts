import { stayDate } from '@stayfront/rules/stay/stay-date';
import { expect, test } from 'vitest';
import { keptAgain, offeredAgain, withAgain } from './again.ts';
import { emptyRequest, noDetails, type BookingRequest, type Order } from './booking-request.ts';
import { withDone, withPaying } from './payment-progress.ts';

const now = Date.parse('2027-06-01T10:00:00.000Z');
const minute = 60_000;
const stay = { arrival: stayDate('2027-06-11'), departure: stayDate('2027-06-12') };
const order = { guestRoomId: 'double', roomTypeName: 'Double', stay } as Order;
const chosen: BookingRequest = {
  ...emptyRequest('Abcdefgh12345678'),
  orders: [order],
  details: { ...noDetails, givenName: 'Ada' },
  bookingKey: 'key-1',
};
const answer = {
  reservationId: 'SB4-AAAAAAAAAA',
  token: 'secret',
  payableNow: 42_000,
  createDateTime: '2027-06-01T10:00:00.000Z',
  holdExpiresAt: '2027-06-01T10:30:00.000Z',
  areRoomsHeld: true,
};
const held = withPaying(chosen, answer);

test('rooms that were given back are offered again with services and details, for as long as a session lasts', () => {
  const given = withAgain(held, now);
  expect(given).toMatchObject({ orders: [], paying: null, bookingKey: null });
  expect(offeredAgain(given, now + 19 * minute)).toMatchObject({ orders: [order], details: { givenName: 'Ada' } });
  expect(offeredAgain(given, now + 20 * minute)).toBeNull();
});

test('nothing is offered while rooms are chosen or held, and nothing once a booking was made', () => {
  const given = withAgain(held, now);
  expect(offeredAgain({ ...given, orders: [order] }, now)).toBeNull();
  expect(offeredAgain({ ...given, paying: held.paying }, now)).toBeNull();
  expect(withDone(given, answer).again).toBeNull();
});

test('given back twice it is still what was chosen', () => {
  expect(withAgain(withAgain(held, now), now).again?.orders).toEqual([order]);
});

test('a guest whose hold ended at the provider finds what was held, and a shared computer forgets it', () => {
  const over = Date.parse(answer.holdExpiresAt) + minute;
  expect(keptAgain(held, over)?.orders).toEqual([order]);
  expect(keptAgain(held, over + 19 * minute)).toBeNull();
  expect(keptAgain(chosen, now)).toBeNull();
  expect(keptAgain({}, now)).toBeNull();
});
