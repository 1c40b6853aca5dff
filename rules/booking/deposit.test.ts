import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nothingCarried } from '../cancellation/carried.ts';
import { changeTerms } from '../cancellation/change-terms.ts';
import { keptOfPaid } from '../cancellation/kept-of-paid.ts';
import { paidInFull, paidWhatIsDue, paymentAccount } from '../payment/payment-account.ts';
import { addDays, stayDate } from '../stay/stay-date.ts';
import { advanceOf, restOf } from './advance-of.ts';
import { dueAtBooking } from './deposit-of.ts';
import { quoteDeposit, type DepositAmount } from './deposit-rule.ts';
import { payableNow } from './payable-now.ts';
import type { Quote } from './quote.ts';
import { readQuote, writeQuote } from './quote-text.ts';
import { hotelBill } from './stay-bill.ts';

const online = (paid: number) => ({ paid, atHotel: 0, given: 0 });

const zone = 'Europe/Zurich';
const arrival = stayDate('2027-06-11');
const dueOn = stayDate('2027-05-28');
const before = Date.parse('2027-05-01T12:00:00Z');
const after = Date.parse('2027-05-29T12:00:00Z');
const share: DepositAmount = { kind: 'percent', basisPoints: 3_000 };
const quote: Quote = {
  hotelId: 1002,
  roomId: 'lago',
  ratePlanId: 'deposit',
  packageId: null,
  arrival,
  departure: stayDate('2027-06-13'),
  guests: { adults: 2, children: 0, infants: 0 },
  currency: 'EUR',
  nightPrices: [18_000, 20_000],
  nightDiscounts: [],
  promotionCode: null,
  vat: 0,
  localTaxes: [],
  exchange: null,
  guarantee: 'PrePay',
  policy: { freeUntil: { daysBefore: 30, hour: 18 }, fee: { kind: 'percent', basisPoints: 5_000 } },
  deposit: { amount: share, restDueOn: dueOn, ifUnpaid: 'keep' },
  expiresAt: 0,
};
const breakfast = { serviceId: 'breakfast', quantity: 2, unitMinor: 2_000, totalMinor: 4_000 };
const room = {
  roomStayIndex: 0,
  status: 'book' as const,
  quote,
  services: [breakfast],
  taxes: [],
  carried: nothingCarried,
  cancellationFee: 0,
};
const withAmount = (amount: DepositAmount) => ({
  ...room,
  quote: { ...quote, deposit: { amount, restDueOn: dueOn, ifUnpaid: 'keep' as const } },
});

describe('a deposit', () => {
  test('is a share of everything with services, rounded once, or the first nights after discounts, or an amount', () => {
    expect(dueAtBooking(room)).toBe(12_600);
    expect(dueAtBooking({ quote: { ...quote, nightPrices: [18_001, 20_004] }, services: [] })).toBe(11_402);
    expect(dueAtBooking(withAmount({ kind: 'nights', nights: 1 }))).toBe(18_000);
    const cheaper = { ...withAmount({ kind: 'nights', nights: 1 }).quote, nightDiscounts: [3_000, 0] };
    expect(dueAtBooking({ quote: cheaper, services: [] })).toBe(15_000);
    expect(dueAtBooking(withAmount({ kind: 'fixed', minor: 5_000 }))).toBe(5_000);
  });

  test('is never more than the stay costs, and all of it where it would come to nothing', () => {
    expect(dueAtBooking(withAmount({ kind: 'fixed', minor: 99_000 }))).toBe(42_000);
    const free = { ...withAmount({ kind: 'nights', nights: 1 }).quote, nightDiscounts: [18_000, 0] };
    expect(dueAtBooking({ quote: free, services: [] })).toBe(20_000);
    expect(dueAtBooking({ quote: { ...quote, nightPrices: [0, 0] }, services: [] })).toBe(0);
  });

  test('is agreed with the day of its rest, and is everything where that day is today or past', () => {
    const rule = { amount: share, rest: { kind: 'before', days: 14 }, ifUnpaid: 'cancel' } as const;
    const agreed = { amount: share, restDueOn: dueOn, ifUnpaid: 'cancel' };
    expect(quoteDeposit(rule, arrival, addDays(dueOn, -1))).toEqual(agreed);
    expect(quoteDeposit(rule, arrival, dueOn)).toBeNull();
    expect(quoteDeposit(rule, arrival, addDays(dueOn, 5))).toBeNull();
    const atHotel = { amount: share, rest: { kind: 'at-hotel' } } as const;
    expect(quoteDeposit(atHotel, arrival, arrival)).toEqual({ amount: share, restDueOn: null, ifUnpaid: 'keep' });
  });

  test('travels in the quote, beside offers or alone, and what nobody wrote is no quote', () => {
    for (const deposit of [quote.deposit, { amount: share, restDueOn: null, ifUnpaid: 'keep' as const }])
      for (const offers of [[], [{ offerId: 'early', minor: 1_000 }]]) {
        const sent = { ...quote, ...(deposit ? { deposit } : {}), ...(offers.length > 0 ? { offers } : {}) };
        expect(readQuote(writeQuote(sent))).toEqual(sent);
      }
    expect(readQuote(`${writeQuote(quote)}x`)).toBeNull();
  });
});

describe('the money of a room with a deposit', () => {
  const day = (date: string) => stayDate(date);

  test('is due in two parts, of which the second may be paid early', () => {
    expect(payableNow([room])).toBe(12_600);
    expect(paymentAccount([room], online(0), null)).toMatchObject({
      dueNow: 12_600,
      dueAtHotel: 0,
      payableEarly: 29_400,
    });
    expect(paymentAccount([room], online(12_600), day('2027-05-27'))).toMatchObject({
      dueNow: 0,
      dueLater: [{ dueOn, amount: 29_400 }],
      payableEarly: 29_400,
    });
    expect(paymentAccount([room], online(12_600), dueOn)).toMatchObject({
      dueNow: 29_400,
      dueLater: [],
      payableEarly: 0,
    });
    expect(paymentAccount([paidInFull(room)], online(42_000), dueOn)).toMatchObject({ dueNow: 0, dueLater: [] });
    expect(paidWhatIsDue(room, day('2027-05-27'))).toBe(room);
    expect(restOf(paidWhatIsDue(room, dueOn))).toBe(0);
  });

  test('of which the rest is paid at the hotel is due there, and may be paid before', () => {
    const stay = {
      ...room,
      quote: { ...quote, deposit: { amount: share, restDueOn: null, ifUnpaid: 'keep' as const } },
    };
    expect(paymentAccount([stay], online(12_600), arrival)).toMatchObject({
      dueNow: 0,
      dueAtHotel: 29_400,
      payableEarly: 29_400,
    });
  });

  test('goes back without the fee when it is cancelled; of a larger fee the hotel keeps what was paid', () => {
    const cancelled = { ...room, status: 'cancel' as const, cancellationFee: 21_000 };
    expect(keptOfPaid([cancelled])).toBe(12_600);
    expect(keptOfPaid([{ ...paidInFull(room), status: 'cancel', cancellationFee: 21_000 }])).toBe(21_000);
    expect(keptOfPaid([{ ...cancelled, cancellationFee: 1_000 }])).toBe(1_000);
  });

  test('stays with the room when that is changed, and pays for the new deposit', () => {
    const longer = {
      ...room,
      quote: { ...quote, departure: stayDate('2027-06-14'), nightPrices: [18_000, 20_000, 20_000] },
    };
    const { terms, stays } = changeTerms([room], [longer], 12_600, zone, before);
    expect(terms).toMatchObject({
      fee: 0,
      payNow: 6_000,
      refund: 0,
      dueLater: [{ dueOn, amount: 43_400 }],
      dueAtHotel: 0,
    });
    expect(stays.map(advanceOf)).toEqual([18_600]);
    const paid = changeTerms([paidInFull(room)], [longer], 42_000, zone, before);
    expect(paid.terms).toMatchObject({ payNow: 0, refund: 0, dueLater: [{ dueOn, amount: 20_000 }] });
  });

  test('is paid as a whole when the room is changed after the day on which its rest was due', () => {
    const more = { ...room, services: [breakfast, { ...breakfast, serviceId: 'spa', totalMinor: 4_000 }] };
    const { terms, stays } = changeTerms([paidInFull(room)], [more], 42_000, zone, after);
    expect(terms).toMatchObject({ payNow: 4_000, totalAfter: 46_000 });
    expect(terms.dueLater).toBeUndefined();
    expect(stays[0]?.quote.deposit).toBeUndefined();
    expect(changeTerms([room], [more], 12_600, zone, after).terms).toMatchObject({ payNow: 33_400 });
  });
});

const anyAmount: fc.Arbitrary<DepositAmount> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.integer({ min: 1, max: 9_999 }) }),
  fc.record({ kind: fc.constant('nights' as const), nights: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('fixed' as const), minor: fc.integer({ min: 1, max: 100_000 }) }),
);
const { deposit: _, ...plain } = quote;
const anyRoom = fc
  .record({
    guarantee: fc.constantFrom('None' as const, 'PrePay' as const),
    deposit: fc.option(
      fc.record({
        amount: anyAmount,
        restDueOn: fc.option(fc.integer({ min: 0, max: 30 }).map((days) => addDays(arrival, -days))),
        ifUnpaid: fc.constantFrom('keep' as const, 'cancel' as const),
      }),
      { nil: undefined },
    ),
    nightPrices: fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: 1, maxLength: 5 }),
    extra: fc.integer({ min: 0, max: 9_999 }),
    fee: fc.integer({ min: 0, max: 10_000 }),
  })
  .map(({ guarantee, deposit, nightPrices, extra, fee }) => ({
    ...room,
    feeShare: fee,
    quote: {
      ...plain,
      guarantee,
      nightPrices,
      departure: addDays(arrival, nightPrices.length),
      ...(guarantee === 'PrePay' && deposit ? { deposit } : {}),
    },
    services: [{ ...breakfast, quantity: 1, unitMinor: extra, totalMinor: extra }],
  }));
const anyRooms = fc.array(anyRoom, { minLength: 1, maxLength: 4 });
const total = (stays: readonly (typeof room)[]): number =>
  stays.reduce((sum, { quote: sold, services }) => sum + hotelBill(sold, services).total, 0);
const sumLater = (later: readonly { readonly amount: number }[]): number =>
  later.reduce((sum, { amount }) => sum + amount, 0);

describe('whatever deposits there are', () => {
  test('what is paid and what is owed adds up to the price on every day, and nothing is negative', () => {
    fc.assert(
      fc.property(anyRooms, fc.integer({ min: -40, max: 5 }), (rooms, days) => {
        const paid = payableNow(rooms);
        const account = paymentAccount(rooms, online(paid), addDays(arrival, days));
        const { dueNow, dueLater, dueAtHotel, payableEarly } = account;
        expect(paid + dueNow + sumLater(dueLater) + dueAtHotel).toBe(total(rooms));
        expect(payableEarly).toBe(sumLater(dueLater) + dueAtHotel);
        for (const amount of [paid, dueNow, dueAtHotel, payableEarly]) expect(amount).toBeGreaterThanOrEqual(0);
        for (const one of rooms) expect(dueAtBooking(one)).toBeLessThanOrEqual(total([one]));
      }),
    );
  });

  test('the order of the two payments does not matter: early, on its day or all at once, everything is paid once', () => {
    fc.assert(
      fc.property(anyRooms, fc.integer({ min: 0, max: 40 }), (rooms, days) => {
        const today = addDays(arrival, -days);
        const first = payableNow(rooms);
        const { dueNow } = paymentAccount(rooms, online(first), today);
        const onItsDay = rooms.map((one) => paidWhatIsDue(one, today));
        const then = paymentAccount(onItsDay, online(first + dueNow), today);
        expect(then.dueNow).toBe(0);
        const inTheEnd = first + dueNow + then.payableEarly;
        const early = paymentAccount(rooms, online(first), today);
        expect(inTheEnd).toBe(first + early.dueNow + early.payableEarly);
        expect(inTheEnd).toBe(total(rooms));
        expect(paymentAccount(onItsDay.map(paidInFull), online(inTheEnd), today)).toMatchObject({
          dueNow: 0,
          dueLater: [],
          dueAtHotel: 0,
        });
      }),
    );
  });

  test('a cancellation gives back what was paid without the fee, never more than was paid', () => {
    fc.assert(
      fc.property(anyRooms, fc.boolean(), (rooms, isPaidInFull) => {
        const standing = isPaidInFull ? rooms.map(paidInFull) : rooms;
        const paid = standing.reduce((sum, one) => sum + advanceOf(one), 0);
        const cancelled = standing.map((one) => ({
          ...one,
          status: 'cancel' as const,
          cancellationFee: Math.round((total([one]) * one.feeShare) / 10_000),
        }));
        const kept = keptOfPaid(cancelled);
        const fees = cancelled.reduce((sum, { cancellationFee }) => sum + cancellationFee, 0);
        expect(kept).toBeLessThanOrEqual(Math.min(paid, fees));
        expect(kept).toBeGreaterThanOrEqual(0);
        expect(isPaidInFull ? kept : fees).toBe(fees);
      }),
    );
  });
});
