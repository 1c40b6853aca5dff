import { expect, test } from 'vitest';
import { canBook } from './can-book.ts';

const room = { availability: 1 };
const flexible = { guaranteeType: 'GuaranteeRequired' } as const;
const prepaid = { guaranteeType: 'PrePay' } as const;
const hotel = { paymentSolutionsProvider: 'PAYRAILS' } as const;
const choosing = { isAllBooked: false, isPaymentAllowed: false };

test('a rate of a room that is left can be booked', () => {
  expect(canBook(room, flexible, hotel, choosing)).toBe(true);
  expect(canBook(room, prepaid, hotel, choosing)).toBe(true);
});

test.each([
  ['the room is sold out', { availability: 0 }, flexible, hotel, choosing],
  ['every stay has its room', room, flexible, hotel, { ...choosing, isAllBooked: true }],
  ['the booking waits for its payment', room, flexible, hotel, { ...choosing, isPaymentAllowed: true }],
  ['it is prepaid and nobody can take the payment', room, prepaid, { paymentSolutionsProvider: null }, choosing],
] as const)('it cannot be booked when %s', (_, item, product, config, now) => {
  expect(canBook(item, product, config, now)).toBe(false);
});
