import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Quote } from '../booking/quote.ts';
import { addDays, stayDate } from '../stay/stay-date.ts';
import { anyPolicy } from '../testing/any-policy.ts';
import { paymentAccount } from '../payment/payment-account.ts';
import { nothingCarried } from './carried.ts';
import { changeTerms } from './change-terms.ts';
import type { HotelChange } from './hotel-change.ts';
import { keptOfPaid } from './kept-of-paid.ts';

const arrival = stayDate('2027-06-11');
const zone = 'Europe/Zurich';
const today = stayDate('2027-06-01');
const now = Date.parse('2027-06-01T12:00Z');

function room(nightPrices: readonly number[], guarantee: Quote['guarantee'], policy: Quote['policy']) {
  const quote: Quote = {
    hotelId: 1001,
    roomId: 'double',
    ratePlanId: 'any',
    packageId: null,
    arrival,
    departure: addDays(arrival, nightPrices.length),
    guests: { adults: 2, children: 0, infants: 0 },
    currency: 'CHF',
    nightPrices,
    nightDiscounts: [],
    promotionCode: null,
    vat: 0,
    localTaxes: [],
    exchange: null,
    guarantee,
    policy,
    expiresAt: 0,
  };
  const stands = { carried: nothingCarried, status: 'book' as const, cancellationFee: 0, taxes: [] };
  return { roomStayIndex: 0, quote, services: [], ...stands };
}
const prices = fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: 1, maxLength: 5 });
const guarantee = fc.constantFrom<Quote['guarantee']>('None', 'GuaranteeRequired', 'PrePay');
const anyChange = fc.record({
  before: fc.tuple(prices, guarantee, anyPolicy({ nights: 4, minor: 30_000, daysBefore: 20 })),
  after: fc.tuple(prices, guarantee, anyPolicy({ nights: 4, minor: 30_000, daysBefore: 20 })),
  fee: fc.oneof(fc.constant('policy' as const), fc.record({ minor: fc.integer({ min: 0, max: 30_000 }) })),
  way: fc.constantFrom<HotelChange['way']>('hotel', 'link', 'none'),
  surplus: fc.constantFrom<HotelChange['surplus']>('refund', 'leave'),
});
const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

describe('what the hotel changes', () => {
  test('is open or paid to the last cent: price and fee, no more and no less', () => {
    fc.assert(
      fc.property(anyChange, ({ before, after, ...byHotel }) => {
        const old = room(...before);
        const paid = keptOfPaid([old]);
        const { terms, stays, policyFee, credit } = changeTerms([old], [room(...after)], paid, zone, now, byHotel);
        const [stay] = stays;
        const account = paymentAccount(
          stay ? [{ ...stay, taxes: [] }] : [],
          { paid: paid - terms.refund, atHotel: 0, given: 0 },
          today,
        );
        const open = account.dueNow + account.dueAtHotel + sum(account.dueLater.map(({ amount }) => amount));
        expect(terms.fee).toBeLessThanOrEqual(policyFee);
        expect(terms.fee).toBe(byHotel.fee === 'policy' ? policyFee : Math.min(policyFee, byHotel.fee.minor));
        expect(open + paid - terms.refund - credit).toBe(terms.totalAfter + terms.fee);
        expect(terms.payNow).toBe(account.dueNow);
        const [refund, left] = byHotel.surplus === 'leave' ? [0, credit] : [terms.refund, 0];
        expect([terms.refund, credit]).toEqual([refund, left]);
      }),
    );
  });

  test('and makes dearer is due in advance by a link, and at the hotel otherwise, whatever the rate says', () => {
    fc.assert(
      fc.property(anyChange, ({ before, after, fee, surplus }) => {
        const [old, next] = [room(...before), room(...after)];
        fc.pre(sum(after[0]) > sum(before[0]));
        const paid = keptOfPaid([old]);
        const terms = (way: HotelChange['way']) =>
          changeTerms([old], [next], paid, zone, now, { fee, way, surplus }).terms;
        expect(terms('hotel')).toMatchObject({ payNow: 0, refund: 0 });
        const { payNow, fee: taken } = terms('link');
        expect(payNow).toBeGreaterThanOrEqual(sum(after[0]) - sum(before[0]) + taken);
      }),
    );
  });

  test('and takes back comes to what it was', () => {
    fc.assert(
      fc.property(anyChange, ({ before, after, ...byHotel }) => {
        const old = room(...before);
        const paid = keptOfPaid([old]);
        const done = changeTerms([old], [room(...after)], paid, zone, now, byHotel);
        const [stay] = done.stays;
        if (!stay) throw new Error('The room is gone');
        const left = paid - done.terms.refund;
        const undo = { fee: 'policy', way: 'none', surplus: 'leave', carried: old.carried } as const;
        const back = changeTerms([stay], [room(...before)], left, zone, now, undo);
        expect(back.stays).toEqual([old]);
        expect(back.terms).toMatchObject({ fee: 0, refund: 0, totalAfter: sum(before[0]), payNow: paid - left });
      }),
    );
  });
});
