import { expect, test } from 'vitest';
import type { Quote } from '../booking/quote.ts';
import { stayDate } from '../stay/stay-date.ts';
import { nothingCarried } from './carried.ts';
import { keptOfPaid } from './kept-of-paid.ts';

const quote: Quote = {
  hotelId: 1001,
  roomId: 'double',
  ratePlanId: 'prepaid',
  packageId: null,
  arrival: stayDate('2027-06-11'),
  departure: stayDate('2027-06-13'),
  guests: { adults: 2, children: 0, infants: 0 },
  currency: 'CHF',
  nightPrices: [20_000, 10_000],
  nightDiscounts: [],
  promotionCode: null,
  vat: 0,
  localTaxes: [{ taxId: 'city', minor: 1_400 }],
  exchange: null,
  guarantee: 'PrePay',
  policy: { freeUntil: null, fee: { kind: 'percent', basisPoints: 10_000 } },
  expiresAt: 0,
};
const breakfast = { serviceId: 'breakfast', quantity: 1, unitMinor: 3_000, totalMinor: 3_000 };
const prepaid = { status: 'book', quote, services: [breakfast], carried: nothingCarried, cancellationFee: 0 } as const;
const cancelled = { ...prepaid, status: 'cancel', cancellationFee: 7_000 } as const;
const atHotel = { ...prepaid, quote: { ...quote, guarantee: 'GuaranteeRequired' } } as const;

test('of prepaid rooms that stand the price with services is kept, of those that were cancelled the fee', () => {
  expect(keptOfPaid([prepaid])).toBe(33_000);
  expect(keptOfPaid([prepaid, cancelled])).toBe(40_000);
  expect(keptOfPaid([{ ...cancelled, cancellationFee: 0 }])).toBe(0);
});

test('what a room costs that is paid at the hotel is not taken from the money of another', () => {
  expect(keptOfPaid([atHotel, { ...atHotel, status: 'cancel', cancellationFee: 5_000 }, prepaid])).toBe(33_000);
});

test('the fees of changes are kept, and of a room that is paid at the hotel the deposit, as far as cancelling costs', () => {
  const changed = { ...atHotel, carried: { feePaid: 1_500, feeDue: 900, leastFee: 4_000, deposit: 4_000 } };
  expect(keptOfPaid([changed])).toBe(5_500);
  expect(keptOfPaid([{ ...changed, status: 'cancel', cancellationFee: 6_000 }])).toBe(5_500);
  expect(keptOfPaid([{ ...changed, status: 'cancel', cancellationFee: 2_500 }])).toBe(4_000);
});
