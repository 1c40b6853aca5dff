import type { Product } from '@stayfront/contract/offer';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { expect, test } from 'vitest';
import { emptyRequest, noDetails, withDetails, withOrders, type Order } from './booking-request.ts';

const order: Order = {
  guestRoomId: 'double',
  roomTypeName: 'Double room',
  stay: { arrival: stayDate('2027-06-11'), departure: stayDate('2027-06-12') },
  guests: { adults: 2, children: 0, infants: 0 },
  product: { productId: 'double.flexible' } as Product,
};
const begun = {
  ...emptyRequest('Abcdefgh12345678'),
  orders: [order],
  details: { ...noDetails, givenName: 'Ada' },
  bookingKey: 'key-1',
  done: { reservationId: 'SB4-AAAAAAAAAA', token: 't' },
};

test('a booking begins with nothing chosen and nothing typed', () => {
  expect(emptyRequest('Abcdefgh12345678')).toEqual({
    sessionId: 'Abcdefgh12345678',
    orders: [],
    details: noDetails,
    bookingKey: null,
    done: null,
  });
});

test('choosing another room is a new attempt that keeps what was typed', () => {
  expect(withOrders(begun, [order, order])).toEqual({
    ...begun,
    orders: [order, order],
    bookingKey: null,
    done: null,
  });
  expect(withOrders(begun, []).details.givenName).toBe('Ada');
});

test('typing something else is a new attempt for the same rooms', () => {
  const details = { ...noDetails, givenName: 'Grace' };
  expect(withDetails(begun, details)).toEqual({ ...begun, details, bookingKey: null });
});

test('what was there before is left as it was', () => {
  const before = structuredClone(begun);
  withOrders(begun, []);
  withDetails(begun, noDetails);
  expect(begun).toEqual(before);
});
