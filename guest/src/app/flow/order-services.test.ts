import type { Product } from '@stayfront/contract/offer';
import { searchExamples } from '@stayfront/contract/examples/search-examples';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { expect, test } from 'vitest';
import { emptyRequest, type Order } from './booking-request.ts';
import { nextStep } from './next-step.ts';
import { chosenOf, findServed, nextQuantity, withOrder } from './order-services.ts';

const two = { adults: 2, children: 0, infants: 0 };
const stay = { arrival: stayDate('2027-06-11'), departure: stayDate('2027-06-12') };
const order: Order = {
  guestRoomId: 'double',
  roomTypeName: 'Double room',
  stay,
  guests: two,
  product: { hasServices: true } as Product,
};
const booked = { ...order, isBooked: true };
const plain = { ...order, product: { hasServices: false } as Product };
const [breakfast] = searchExamples.getServices.answer.services as unknown as [Parameters<typeof nextQuantity>[0]];
const transfer = { ...breakfast, serviceId: 'transfer', minQuantity: 2, maxQuantity: 4 };
const reeds = { ...breakfast, serviceId: 'reeds', required: true, minQuantity: 1, defaultQuantity: 1 };

test('a room is asked for its services once, then the next room is chosen, and the contact form comes last', () => {
  const search = { stay, rooms: [two, two], promoCode: null };
  const next = (orders: Order[]) => nextStep(1001, { orders, search });
  expect(next([order])).toBe('/1001/checkout/add-services/double');
  expect(next([booked])).toBeNull();
  expect(next([plain])).toBeNull();
  expect(next([booked, order])).toBe('/1001/checkout/add-services/double');
  expect(next([booked, plain])).toBe('/1001/checkout/guest-info');
});

test('of two rooms of one type the one not asked for yet is meant, otherwise the last', () => {
  expect([[order, order], [booked, order], [booked, booked], [plain]].map((all) => findServed(all, 'double'))).toEqual([
    0, 1, 1, 0,
  ]);
  expect(findServed([order], 'suite')).toBe(-1);
});

test('required services are in before anything is chosen, and others when the guest has added them', () => {
  const quantities = (of: Order) =>
    chosenOf([breakfast, transfer, reeds], of).map(({ serviceId, quantity }) => [serviceId, quantity]);
  expect(quantities(order)).toEqual([['reeds', 1]]);
  const chosen = chosenOf([breakfast, reeds], order).map((service) => ({
    ...service,
    serviceId: 'transfer',
    quantity: 3,
  }));
  expect(quantities({ ...order, services: chosen })).toEqual([['transfer', 3]]);
});

test('a service starts from its least, is removed below it, ends at its most, and stays in when required', () => {
  expect(nextQuantity(transfer, 0, 1)).toBe(2);
  expect(nextQuantity(transfer, 2, 1)).toBe(0);
  expect(nextQuantity(transfer, 4, 5)).toBe(4);
  expect(nextQuantity(reeds, 1, 0)).toBe(1);
});

test('a room whose services are changed is another booking: neither an old key nor an old confirmation belongs to it', () => {
  const made = { reservationId: 'SB4-K7QM2XH9RD', token: 'secret' };
  const before = { ...emptyRequest('session'), orders: [booked, order], bookingKey: 'old', done: made };
  expect(withOrder(before, 1, { isBooked: true })).toMatchObject({
    orders: [booked, booked],
    bookingKey: null,
    done: null,
  });
});
