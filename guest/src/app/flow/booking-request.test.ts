import type { Product } from '@stayfront/contract/offer';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { describe, expect, test } from 'vitest';
import {
  emptyRequest,
  noDetails,
  progressOf,
  withDetails,
  withOrders,
  withRoom,
  type Order,
} from './booking-request.ts';

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
    search: null,
    orders: [],
    details: noDetails,
    isDetailed: false,
    bookingKey: null,
    paying: null,
    profileId: null,
    done: null,
    again: null,
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

describe('a booking of several rooms', () => {
  const two = { adults: 2, children: 0, infants: 0 };
  const search = { stay: order.stay, rooms: [two, two], promoCode: null };
  const twin: Order = { ...order, guestRoomId: 'twin' };
  const suite: Order = { ...order, guestRoomId: 'suite' };
  const fresh = emptyRequest('Abcdefgh12345678');

  test('fills its stays in order, and a room too many takes the place of the last', () => {
    const one = withRoom(fresh, order, search);
    const both = withRoom(one, twin, search);
    expect([one.orders, both.orders, withRoom(both, suite, search).orders]).toEqual([
      [order],
      [order, twin],
      [order, suite],
    ]);
    expect(both.search).toEqual(search);
  });

  test('knows whose turn it is', () => {
    const one = withRoom(fresh, order, search);
    const both = withRoom(one, twin, search);
    const turns = [fresh, one, both].map((request) => progressOf(request, search.rooms));
    expect(turns).toEqual([
      { roomNumber: 1, isAllBooked: false, isPaymentAllowed: false },
      { roomNumber: 2, isAllBooked: false, isPaymentAllowed: false },
      { roomNumber: 2, isAllBooked: true, isPaymentAllowed: false },
    ]);
  });

  test('may be paid once the contact form was sent, until something in it is changed', () => {
    const sent = { ...withRoom(fresh, order, { ...search, rooms: [two] }), isDetailed: true };
    expect(progressOf(sent, [two]).isPaymentAllowed).toBe(true);
    expect(progressOf(withDetails(sent, noDetails), [two]).isPaymentAllowed).toBe(false);
    expect(progressOf(sent, [two, two]).isPaymentAllowed).toBe(false);
  });
});
