import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../money.ts';
import { stayDate } from '../stay/stay-date.ts';
import { conditionOf, feeAt, freeUntil, type CancellationFee, type CancellationPolicy } from './policy.ts';

const zone = 'Europe/Zurich';
const arrival = stayDate('2027-06-11');
const untilSixTwoDaysBefore = { daysBefore: 2, hour: 18 };
const deadline = Date.parse('2027-06-09T16:00:00Z');
const oneNight: CancellationFee = { kind: 'nights', nights: 1 };
const everything: CancellationFee = { kind: 'percent', basisPoints: 10_000 };
const policyOf = (fee: CancellationFee, isEverFree = true): CancellationPolicy => ({
  freeUntil: isEverFree ? untilSixTwoDaysBefore : null,
  fee,
});

describe('the deadline', () => {
  test('is an hour of the hotel’s clock, days before the arrival', () => {
    expect(freeUntil(policyOf(oneNight), arrival, zone)).toBe(deadline);
    expect(freeUntil(policyOf(oneNight), arrival, 'Pacific/Kiritimati')).toBe(Date.parse('2027-06-09T04:00:00Z'));
    const sameDay = { ...policyOf(oneNight), freeUntil: { daysBefore: 0, hour: 0 } };
    expect(freeUntil(sameDay, arrival, zone)).toBe(Date.parse('2027-06-10T22:00:00Z'));
    expect(freeUntil(policyOf(oneNight, false), arrival, zone)).toBeNull();
  });

  test('that falls into an hour the clocks skip or repeat is the later moment', () => {
    const atTwo = { ...policyOf(oneNight), freeUntil: { daysBefore: 1, hour: 2 } };
    expect(freeUntil(atTwo, stayDate('2027-03-29'), zone)).toBe(Date.parse('2027-03-28T01:00:00Z'));
    expect(freeUntil(atTwo, stayDate('2027-11-01'), zone)).toBe(Date.parse('2027-10-31T01:00:00Z'));
  });

  test('counts back over the end of a month and a leap day', () => {
    const threeDays = { ...policyOf(oneNight), freeUntil: { daysBefore: 3, hour: 12 } };
    expect(freeUntil(threeDays, stayDate('2028-03-02'), 'UTC')).toBe(Date.parse('2028-02-28T12:00:00Z'));
  });
});

describe('a stay', () => {
  test('is free to cancel up to and at the deadline, and one millisecond later no more', () => {
    const conditions = (policy: CancellationPolicy): string[] =>
      [-1, 0, 1].map((ms) => conditionOf(policy, arrival, zone, deadline + ms));
    expect(conditions(policyOf(oneNight))).toEqual(['free', 'free', 'flexible']);
    expect(conditions(policyOf(everything))).toEqual(['free', 'free', 'nonRefundable']);
    expect(conditions(policyOf({ kind: 'percent', basisPoints: 9_999 }))).toEqual(['free', 'free', 'flexible']);
  });

  test('at a rate that is never free is flexible or non-refundable from the start', () => {
    expect(conditionOf(policyOf(oneNight, false), arrival, zone, 0)).toBe('flexible');
    expect(conditionOf(policyOf(everything, false), arrival, zone, 0)).toBe('nonRefundable');
  });
});

describe('what the hotel keeps', () => {
  const nightPrices = [20_000, 18_000, 15_001].map((minor) => money(minor, 'CHF'));
  const stay = { arrival, nightPrices, total: money(53_001, 'CHF') };
  const late = deadline + 1;
  const kept = (fee: CancellationFee, now = late): number => feeAt(policyOf(fee), stay, zone, now).minor;

  test('is nothing until the deadline', () => {
    expect(kept(everything, deadline)).toBe(0);
  });

  test('is the price of the first nights', () => {
    expect(kept(oneNight)).toBe(20_000);
    expect(kept({ kind: 'nights', nights: 2 })).toBe(38_000);
    expect(kept({ kind: 'nights', nights: 9 })).toBe(53_001);
  });

  test('is a share of the whole, rounded once', () => {
    expect(kept({ kind: 'percent', basisPoints: 5_000 })).toBe(26_501);
    expect(kept(everything)).toBe(53_001);
    expect(kept({ kind: 'percent', basisPoints: 0 })).toBe(0);
  });

  test('is a fixed amount, but never more than the stay costs', () => {
    expect(kept({ kind: 'fixed', minor: 5_000 })).toBe(5_000);
    expect(kept({ kind: 'fixed', minor: 53_001 })).toBe(53_001);
    expect(kept({ kind: 'fixed', minor: 1_000_000 })).toBe(53_001);
  });

  test('lies between nothing and the price of the stay, whatever the rule and the moment', () => {
    const anyFee: fc.Arbitrary<CancellationFee> = fc.oneof(
      fc.record({ kind: fc.constant('nights' as const), nights: fc.integer({ min: 1, max: 30 }) }),
      fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.integer({ min: 0, max: 10_000 }) }),
      fc.record({ kind: fc.constant('fixed' as const), minor: fc.integer({ min: 0, max: 1_000_000 }) }),
    );
    const anyPrices = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 14 });
    fc.assert(
      fc.property(anyFee, fc.boolean(), anyPrices, fc.integer({ min: -5, max: 5 }), (fee, isEverFree, prices, ms) => {
        const total = prices.reduce((sum, price) => sum + price, 0);
        const some = { arrival, nightPrices: prices.map((p) => money(p, 'JPY')), total: money(total, 'JPY') };
        const { minor, currency } = feeAt(policyOf(fee, isEverFree), some, zone, deadline + ms);
        expect(minor >= 0 && minor <= total).toBe(true);
        expect(currency).toBe('JPY');
      }),
    );
  });
});
