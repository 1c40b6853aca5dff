import { expect, test } from 'vitest';
import type { Quote } from '../booking/quote.ts';
import { addDays, stayDate } from '../stay/stay-date.ts';
import { nothingCarried } from './carried.ts';
import { changeTerms } from './change-terms.ts';

const arrival = stayDate('2027-06-11');
const now = Date.parse('2027-05-01T12:00Z');

function room(roomStayIndex: number, price: number, guarantee: Quote['guarantee'], isRefundable = true) {
  const quote: Quote = {
    hotelId: 1001,
    roomId: 'double',
    ratePlanId: 'any',
    packageId: null,
    arrival,
    departure: addDays(arrival, 1),
    guests: { adults: 2, children: 0, infants: 0 },
    currency: 'CHF',
    nightPrices: [price],
    nightDiscounts: [],
    promotionCode: null,
    vat: 0,
    localTaxes: [],
    exchange: null,
    guarantee,
    policy: {
      freeUntil: isRefundable ? { daysBefore: 2, hour: 18 } : null,
      fee: { kind: 'percent', basisPoints: 10_000 },
    },
    expiresAt: 0,
  };
  return { roomStayIndex, quote, services: [], carried: nothingCarried, status: 'book', cancellationFee: 0 } as const;
}
const terms = (stays: Parameters<typeof changeTerms>[0], wished: ReturnType<typeof room>, paid: number) =>
  changeTerms(stays, [wished], paid, 'Europe/Zurich', now).terms;

test('a room that is paid in advance costs or brings back the difference', () => {
  const mine = [room(0, 200, 'PrePay'), room(1, 90, 'None')];
  const same = { totalBefore: 290, paid: 200, fee: 0, dueAtHotel: 90 };
  expect(terms(mine, room(0, 250, 'PrePay'), 200)).toEqual({ ...same, totalAfter: 340, payNow: 50, refund: 0 });
  expect(terms(mine, room(0, 150, 'PrePay'), 200)).toEqual({ ...same, totalAfter: 240, payNow: 0, refund: 50 });
});

test('one that is paid at the hotel moves no money, and one that is added costs its price', () => {
  const mine = [room(0, 200, 'None')];
  expect(terms(mine, room(0, 120, 'None'), 0)).toMatchObject({ payNow: 0, refund: 0, dueAtHotel: 120 });
  expect(terms(mine, room(1, 80, 'PrePay'), 0)).toMatchObject({ totalAfter: 280, payNow: 80, dueAtHotel: 200 });
});

test('of what is not refundable the difference is the fee, and nothing goes back', () => {
  const mine = [room(0, 200, 'PrePay', false)];
  expect(terms(mine, room(0, 150, 'PrePay'), 200)).toMatchObject({ fee: 50, payNow: 0, refund: 0 });
  expect(terms(mine, room(0, 150, 'None'), 200)).toMatchObject({ fee: 50, refund: 0, dueAtHotel: 0 });
});

test('no more goes back than was paid: a booking that was settled by hand brings back nothing', () => {
  expect(terms([room(0, 200, 'PrePay')], room(0, 150, 'PrePay'), 0)).toMatchObject({ refund: 0 });
  expect(terms([room(0, 200, 'PrePay')], room(0, 150, 'PrePay'), 170)).toMatchObject({ refund: 20 });
});

test('a cancelled room plays no part', () => {
  const cancelled = { ...room(1, 500, 'PrePay'), status: 'cancel', cancellationFee: 30 } as const;
  expect(terms([room(0, 200, 'PrePay'), cancelled], room(0, 150, 'PrePay'), 230)).toMatchObject({
    totalBefore: 200,
    refund: 50,
  });
});
