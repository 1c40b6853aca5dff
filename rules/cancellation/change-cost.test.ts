import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Quote } from '../booking/quote.ts';
import { hotelBill, type SoldService } from '../booking/stay-bill.ts';
import type { Instant } from '../stay/hotel-clock.ts';
import { addDays, nightsOf, stayDate } from '../stay/stay-date.ts';
import { anyPolicy } from '../testing/any-policy.ts';
import { nothingCarried } from './carried.ts';
import { changeCost } from './change-cost.ts';
import { keptOfPaid } from './kept-of-paid.ts';
import type { CancellationPolicy } from './policy.ts';
import { stayFee, type StandingStay } from './stay-fee.ts';
import { dice } from '../testing/dice.ts';

const zone = 'Europe/Zurich';
const first = stayDate('2027-06-11');
const early = Date.parse('2027-05-01T12:00Z');
const never: CancellationPolicy = { freeUntil: null, fee: { kind: 'percent', basisPoints: 10_000 } };
const twoDays: CancellationPolicy = { freeUntil: { daysBefore: 2, hour: 18 }, fee: { kind: 'nights', nights: 1 } };

type RequestedStay = { readonly quote: Quote; readonly services: readonly SoldService[] };

function room(nightPrices: readonly number[], changes: Partial<Quote> = {}, breakfast = 0): RequestedStay {
  const arrival = changes.arrival ?? first;
  const quote: Quote = {
    hotelId: 1001,
    roomId: 'double',
    ratePlanId: 'any',
    packageId: null,
    guests: { adults: 2, children: 0, infants: 0 },
    currency: 'CHF',
    nightPrices,
    nightDiscounts: [],
    promotionCode: null,
    vat: 0,
    localTaxes: [],
    exchange: null,
    guarantee: 'PrePay',
    policy: never,
    expiresAt: 0,
    ...changes,
    arrival,
    departure: addDays(arrival, nightPrices.length),
  };
  const sold = { serviceId: 'breakfast', quantity: 1, unitMinor: breakfast, totalMinor: breakfast };
  return { quote, services: breakfast > 0 ? [sold] : [] };
}
const booked = (requested: RequestedStay): StandingStay => ({ ...requested, carried: nothingCarried });
const cost = (before: RequestedStay, after: RequestedStay, now = early) => changeCost(booked(before), after, zone, now);
const totalOf = ({ quote, services }: RequestedStay): number => hotelBill(quote, services).total;
const keptStanding = (stay: StandingStay): number => keptOfPaid([{ ...stay, status: 'book', cancellationFee: 0 }]);
const keptCancelled = (stay: StandingStay, now: Instant): number =>
  keptOfPaid([{ ...stay, status: 'cancel', cancellationFee: stayFee(stay, zone, now) }]);

describe('a room that is never free to cancel', () => {
  const mine = room([100, 120]);

  test('costs nothing to lengthen, to make dearer or to have breakfast with', () => {
    for (const more of [room([100, 120, 140]), room([150, 160]), room([100, 120], {}, 30)])
      expect(cost(mine, more)).toEqual({ fee: 0, policyFee: 0, carried: { ...nothingCarried, leastFee: 220 } });
  });

  test('costs the price of each night that is left, and what the others become cheaper', () => {
    expect(cost(mine, room([100])).fee).toBe(120);
    expect(cost(mine, room([80, 130])).fee).toBe(20);
    expect(cost(mine, room([100, 120], { arrival: addDays(first, 30) })).fee).toBe(220);
    expect(cost(room([100], {}, 30), room([100])).fee).toBe(30);
  });

  test('costs nothing for a night that an offer had given, and what an offer that is lost makes dearer is no fee', () => {
    const week = room([100, 100, 100], { nightDiscounts: [0, 0, 100], offers: [{ offerId: 'third', minor: 100 }] });
    expect(cost(week, room([100, 100])).fee).toBe(0);
    expect(cost(week, room([100])).fee).toBe(100);
    const early10 = room([100, 100], { nightDiscounts: [10, 10], offers: [{ offerId: 'early', minor: 20 }] });
    expect(cost(early10, room([100, 100])).fee).toBe(0);
    expect(cost(early10, room([100])).fee).toBe(90);
  });

  test('keeps its price at a later cancellation, though the new rate is free to cancel', () => {
    const { fee, carried } = cost(mine, room([100, 130], { policy: twoDays }));
    expect(fee).toBe(0);
    expect(stayFee({ ...room([100, 130], { policy: twoDays }), carried }, zone, early)).toBe(220);
  });

  test('leaves its money as a deposit with a room that is paid at the hotel', () => {
    const { carried } = cost(mine, room([100, 130], { policy: twoDays, guarantee: 'None' }));
    expect(carried).toEqual({ feePaid: 0, feeDue: 0, leastFee: 220, deposit: 220 });
  });

  test('has its fee due at the hotel where nothing was paid', () => {
    const { carried } = cost(room([100, 120], { guarantee: 'None' }), room([100], { guarantee: 'None' }));
    expect(carried).toEqual({ feePaid: 0, feeDue: 120, leastFee: 100, deposit: 0 });
  });
});

describe('a room that is free to cancel', () => {
  const mine = room([100, 120], { policy: twoDays });

  test('costs nothing to change until the last second, then the first night that is left', () => {
    const limit = Date.parse('2027-06-09T16:00Z');
    expect(cost(mine, room([50]), limit)).toEqual({ fee: 0, policyFee: 0, carried: nothingCarried });
    expect(cost(mine, room([90, 100]), limit + 1).fee).toBe(10);
    expect(cost(mine, room([100, 120], { arrival: addDays(first, 9) }), limit + 1).fee).toBe(100);
  });
});

test('a room that was paid early by choice keeps what was paid, up to its new price', () => {
  const mine = {
    ...room([100, 120], { policy: twoDays, guarantee: 'None' }),
    carried: { ...nothingCarried, deposit: 220 },
  };
  const after = (...prices: number[]) =>
    changeCost(mine, room(prices, { policy: twoDays, guarantee: 'None' }), zone, early).carried;
  expect(after(100, 120, 90)).toEqual({ ...nothingCarried, deposit: 220 });
  expect(after(100)).toEqual({ ...nothingCarried, deposit: 100 });
});

test('a room that is added costs nothing but its price', () => {
  expect(changeCost(null, room([100]), zone, early)).toEqual({ fee: 0, policyFee: 0, carried: nothingCarried });
});

const rooms: fc.Arbitrary<RequestedStay> = fc
  .record({
    prices: fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 4 }),
    shift: fc.integer({ min: -2, max: 4 }),
    breakfast: fc.integer({ min: 0, max: 90 }),
    guarantee: fc.constantFrom('PrePay' as const, 'None' as const),
    policy: anyPolicy({ nights: 3, minor: 900, daysBefore: 5 }),
  })
  .map(({ prices, shift, breakfast, guarantee, policy }) =>
    room(prices, { arrival: addDays(first, shift), guarantee, policy }, breakfast),
  );
const hours = fc.integer({ min: -150, max: 20 }).map((hour) => Date.parse('2027-06-11T12:00Z') + hour * 3_600_000);
/** A room as it stands; of one that is paid at the hotel some may have been paid early. */
const standing: fc.Arbitrary<StandingStay> = fc
  .record({ stay: rooms, early: fc.integer({ min: 0, max: 100 }) })
  .map(({ stay, early: part }) => {
    const deposit = stay.quote.guarantee === 'PrePay' ? 0 : Math.floor((totalOf(stay) * part) / 100);
    return { ...stay, carried: { ...nothingCarried, deposit } };
  });
const rows = fc.record({
  begin: standing,
  changes: fc.array(fc.record({ to: rooms, at: hours }), { maxLength: 5 }),
  end: hours,
});

/** Written down once more, by dates: what the guest had and does not have any more. */
function priceGivenUp(before: RequestedStay, after: RequestedStay): number {
  const priceOn = ({ quote }: RequestedStay, date: string): number =>
    quote.nightPrices[nightsOf(quote).findIndex((night) => night === date)] ?? 0;
  const servicesOf = ({ services }: RequestedStay): number => services[0]?.totalMinor ?? 0;
  return nightsOf(before.quote).reduce(
    (sum, date) => sum + Math.max(0, priceOn(before, date) - priceOn(after, date)),
    Math.max(0, servicesOf(before) - servicesOf(after)),
  );
}

/** The stay after every change, beside what it cost. */
function walk(begin: StandingStay, changes: readonly { readonly to: RequestedStay; readonly at: Instant }[]) {
  const steps: { before: StandingStay; to: RequestedStay; at: Instant; fee: number; after: StandingStay }[] = [];
  let before = begin;
  for (const { to, at } of changes) {
    const { fee, carried } = changeCost(before, to, zone, at);
    const after = { ...to, carried };
    steps.push({ before, to, at, fee, after });
    before = after;
  }
  return { steps, last: before };
}

describe('whatever is changed, whenever and however often', () => {
  test('the fee is never more than the price of what is given up, and nothing goes below nought', () =>
    fc.assert(
      fc.property(rows, ({ begin, changes }) => {
        for (const { before, to, fee, after } of walk(begin, changes).steps) {
          expect(fee).toBeLessThanOrEqual(priceGivenUp(before, to));
          expect(Math.min(fee, ...Object.values(after.carried))).toBeGreaterThanOrEqual(0);
          expect(after.carried.leastFee).toBeLessThanOrEqual(totalOf(to));
          expect(after.carried.deposit).toBeLessThanOrEqual(totalOf(to));
        }
      }),
    ));

  test('what goes back at a change is never more than was paid without the fee', () =>
    fc.assert(
      fc.property(rows, ({ begin, changes }) => {
        for (const { before, fee, after } of walk(begin, changes).steps) {
          const refund = keptStanding(before) - keptStanding(after);
          const paid = before.quote.guarantee === 'PrePay' ? totalOf(before) : before.carried.deposit;
          expect(refund).toBeLessThanOrEqual(Math.max(0, paid - Math.min(fee, paid)));
        }
      }),
    ));

  test('cancelling in the end keeps at least what cancelling at once would have kept', () =>
    fc.assert(
      fc.property(rows, ({ begin, changes, end }) => {
        const inOrder = changes.toSorted((a, b) => a.at - b.at);
        const start = Math.min(end, ...inOrder.map(({ at }) => at));
        const { last } = walk(begin, inOrder);
        const stop = Math.max(end, ...inOrder.map(({ at }) => at));
        expect(keptCancelled(last, stop)).toBeGreaterThanOrEqual(keptCancelled(begin, start));
      }),
      { numRuns: dice(1_000) },
    ));

  test('and at each step: changing and cancelling in one breath is no cheaper than cancelling', () =>
    fc.assert(
      fc.property(rows, ({ begin, changes }) => {
        for (const { before, at, after } of walk(begin, changes).steps)
          expect(keptCancelled(after, at)).toBeGreaterThanOrEqual(keptCancelled(before, at));
      }),
      { numRuns: dice(1_000) },
    ));
});
