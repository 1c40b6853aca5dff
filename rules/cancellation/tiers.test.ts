import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money, portion } from '../money.ts';
import { instantAt, minutesAhead, wallTimeAt, type Instant } from '../stay/hotel-clock.ts';
import { addDays, stayDate } from '../stay/stay-date.ts';
import { anyPlainPolicy, anyPolicy, anyTieredPolicy } from '../testing/any-policy.ts';
import { anyInstant, anyPricedStay, anyZone } from '../testing/any-priced-stay.ts';
import {
  conditionOf,
  feeAt,
  feeSteps,
  freeUntil,
  noShowFee,
  type CancellationFee,
  type CancellationPolicy,
  type PolicyMoment,
  type PricedStay,
} from './policy.ts';

const limits = { nights: 30, minor: 1_000_000_000, daysBefore: 60 };
const zurich = 'Europe/Zurich';
const utc = (text: string): Instant => Date.parse(`${text}Z`);
const percent = (share: number): CancellationFee => ({ kind: 'percent', basisPoints: share * 100 });
const inSteps: CancellationPolicy = {
  freeUntil: { daysBefore: 30, hour: 18 },
  fee: percent(20),
  steps: [
    { after: { daysBefore: 7, hour: 18 }, fee: percent(50) },
    { after: { daysBefore: 1, hour: 18 }, fee: percent(100) },
  ],
};
const stayOf = (...prices: number[]): PricedStay => ({
  arrival: stayDate('2027-06-11'),
  nightPrices: prices.map((minor) => money(minor, 'CHF')),
  total: money(
    prices.reduce((sum, price) => sum + price, 0),
    'CHF',
  ),
});
const ends = [utc('2027-05-12T16:00'), utc('2027-06-04T16:00'), utc('2027-06-10T16:00')] as const;

describe('a policy in steps', () => {
  test('costs what its step says, to the millisecond', () => {
    const kept = (now: Instant) => feeAt(inSteps, stayOf(20_000, 10_000), zurich, now).minor;
    expect(ends.flatMap((end) => [kept(end), kept(end + 1)])).toEqual([0, 6_000, 6_000, 15_000, 15_000, 30_000]);
  });

  test('is free, then flexible while less than all is kept, then non-refundable', () => {
    const said = (now: Instant) => conditionOf(inSteps, stayDate('2027-06-11'), zurich, now);
    expect(ends.flatMap((end) => [said(end), said(end + 1)])).toEqual(
      'free flexible flexible flexible flexible nonRefundable'.split(' '),
    );
    expect(freeUntil(inSteps, stayDate('2027-06-11'), zurich)).toBe(ends[0]);
  });

  test('that is never free begins with its first fee', () => {
    const never: CancellationPolicy = { ...inSteps, freeUntil: null };
    expect(feeAt(never, stayOf(10_000), zurich, 0).minor).toBe(2_000);
    expect(conditionOf(never, stayDate('2027-06-11'), zurich, 0)).toBe('flexible');
    expect(freeUntil(never, stayDate('2027-06-11'), zurich)).toBeNull();
  });

  test('whose fees are counted in different ways never becomes cheaper', () => {
    const mixed: CancellationPolicy = {
      freeUntil: null,
      fee: { kind: 'nights', nights: 1 },
      steps: [{ after: { daysBefore: 7, hour: 18 }, fee: percent(50) }],
    };
    const late = (...prices: number[]) => feeAt(mixed, stayOf(...prices), zurich, ends[2]).minor;
    expect([late(10_000), late(10_000, 10_000, 10_000)]).toEqual([10_000, 15_000]);
  });
});

test('the example of docs/prices.md comes to what it says there', () => {
  const policy: CancellationPolicy = {
    freeUntil: { daysBefore: 30, hour: 18 },
    fee: percent(20),
    steps: [
      { after: { daysBefore: 7, hour: 18 }, fee: percent(50) },
      { after: { daysBefore: 1, hour: 18 }, fee: percent(80) },
    ],
    noShow: percent(100),
  };
  const stay = { ...stayOf(18_000, 20_000), total: money(42_000, 'CHF') }; // with breakfasts
  const checkIn = utc('2027-06-11T13:00');
  expect([...ends, checkIn].map((now) => feeAt(policy, stay, zurich, now).minor)).toEqual([0, 8_400, 21_000, 33_600]);
  expect(noShowFee(policy, stay).minor).toBe(42_000);
});

describe('not arriving', () => {
  const stay = stayOf(20_000, 10_000);
  const half: CancellationPolicy = { freeUntil: { daysBefore: 2, hour: 18 }, fee: percent(50) };

  test('costs what the last step does, unless the policy says more', () => {
    expect(noShowFee(inSteps, stay).minor).toBe(30_000);
    expect(noShowFee(half, stay).minor).toBe(15_000);
    expect(noShowFee({ ...half, noShow: percent(80) }, stay).minor).toBe(24_000);
  });

  test('never costs less than cancelling, nor more than the stay', () => {
    expect(noShowFee({ ...half, noShow: { kind: 'fixed', minor: 100 } }, stay).minor).toBe(15_000);
    expect(noShowFee({ ...half, noShow: { kind: 'fixed', minor: 99_000 } }, stay).minor).toBe(30_000);
  });
});

test('the fee never falls as time passes, and not arriving costs no less', () => {
  fc.assert(
    fc.property(
      anyPolicy(limits),
      anyPricedStay,
      anyZone,
      fc.array(anyInstant, { minLength: 2, maxLength: 8 }),
      (policy, stay, zone, chances) => {
        const edges = feeSteps(policy, stay.arrival, zone).flatMap(({ after }) =>
          after === null ? [] : [after - 1, after, after + 1],
        );
        const fees = [...chances, ...edges]
          .toSorted((a, b) => a - b)
          .map((now) => feeAt(policy, stay, zone, now).minor);
        expect(fees).toEqual(fees.toSorted((a, b) => a - b));
        const noShow = noShowFee(policy, stay).minor;
        expect(Math.max(...fees) <= noShow && noShow <= stay.total.minor).toBe(true);
      },
    ),
  );
});

/** One fee by itself, worked out once more with plain numbers. */
function plainFee(fee: CancellationFee, { nightPrices, total }: PricedStay): number {
  const prices = nightPrices.map(({ minor }) => minor).slice(0, fee.kind === 'nights' ? fee.nights : 0);
  const whole =
    fee.kind === 'nights'
      ? prices.reduce((sum, price) => sum + price, 0)
      : fee.kind === 'percent'
        ? Number((BigInt(total.minor) * BigInt(fee.basisPoints) + 5_000n) / 10_000n)
        : fee.minor;
  return Math.min(whole, total.minor);
}

/** Milliseconds after midnight UTC of the arrival: around the steps, and at no full minute. */
const nearArrival = fc
  .tuple(fc.integer({ min: -62 * 1_440, max: 2_880 }), fc.integer({ min: 1, max: 59_999 }))
  .map(([minutes, more]) => minutes * 60_000 + more);

/** The fees of all steps that are over by the hotel's clock: by what it shows, not by instants. */
function begunByClock(
  { freeUntil: free, fee, steps = [] }: CancellationPolicy,
  stay: PricedStay,
  zone: string,
  now: Instant,
) {
  const { date, hour, minute } = wallTimeAt(zone, now);
  const shown = date + String(hour * 60 + minute).padStart(4, '0');
  const isOver = ({ daysBefore, hour: at }: PolicyMoment): boolean =>
    shown >= addDays(stay.arrival, -daysBefore) + String(at * 60).padStart(4, '0');
  const later = steps.filter(({ after }) => isOver(after)).map((step) => step.fee);
  return [...(free === null || isOver(free) ? [fee] : []), ...later].map((one) => plainFee(one, stay));
}

/** On the days when clocks change an hour may come twice; penalties.test.ts has those. */
const isOrdinary = (zone: string, now: Instant): boolean =>
  minutesAhead(zone, now - 86_400_000) === minutesAhead(zone, now + 86_400_000);

test('at every instant the most is kept of what the steps say that are over by the hotel’s clock', () => {
  fc.assert(
    fc.property(anyTieredPolicy(limits), anyPricedStay, anyZone, nearArrival, (policy, stay, zone, offset) => {
      const now = Date.parse(stay.arrival) + offset;
      fc.pre(isOrdinary(zone, now));
      expect(feeAt(policy, stay, zone, now).minor).toBe(Math.max(0, ...begunByClock(policy, stay, zone, now)));
    }),
  );
});

test('where every step is dearer, as documents have it, that is the fee of the step in which the instant lies', () => {
  const rising = fc
    .tuple(anyTieredPolicy(limits), fc.uniqueArray(fc.integer({ min: 1, max: 10_000 }), { minLength: 6, maxLength: 6 }))
    .map(([policy, shares]): CancellationPolicy => {
      const [fee = percent(100), ...fees] = shares
        .toSorted((a, b) => a - b)
        .map((basisPoints): CancellationFee => ({ kind: 'percent', basisPoints }));
      const steps = (policy.steps ?? []).map(({ after }, place) => ({ after, fee: fees[place] ?? percent(100) }));
      return { freeUntil: policy.freeUntil, fee, steps };
    });
  fc.assert(
    fc.property(rising, anyPricedStay, anyZone, nearArrival, (policy, stay, zone, offset) => {
      const now = Date.parse(stay.arrival) + offset;
      fc.pre(isOrdinary(zone, now));
      expect(feeAt(policy, stay, zone, now).minor).toBe(begunByClock(policy, stay, zone, now).at(-1) ?? 0);
    }),
  );
});

// The rule as it was while policies had one fee, word for word.
const before = {
  freeUntil({ freeUntil: until }: CancellationPolicy, arrival: PricedStay['arrival'], timeZone: string) {
    if (!until) return null;
    return instantAt(timeZone, { date: addDays(arrival, -until.daysBefore), hour: until.hour, minute: 0 });
  },
  conditionOf(policy: CancellationPolicy, arrival: PricedStay['arrival'], timeZone: string, now: Instant) {
    const deadline = before.freeUntil(policy, arrival, timeZone);
    if (deadline !== null && now <= deadline) return 'free';
    return policy.fee.kind === 'percent' && policy.fee.basisPoints >= 10_000 ? 'nonRefundable' : 'flexible';
  },
  feeAt(policy: CancellationPolicy, stay: PricedStay, timeZone: string, now: Instant) {
    if (before.conditionOf(policy, stay.arrival, timeZone, now) === 'free') return money(0, stay.total.currency);
    const { fee } = policy;
    const nights = fee.kind === 'nights' ? stay.nightPrices.slice(0, fee.nights) : [];
    const minor = fee.kind === 'fixed' ? fee.minor : nights.reduce((sum, night) => sum + night.minor, 0);
    const kept = fee.kind === 'percent' ? portion(stay.total, fee.basisPoints) : money(minor, stay.total.currency);
    return kept.minor > stay.total.minor ? stay.total : kept;
  },
};

test('a policy of one fee answers as it did before there were steps', () => {
  fc.assert(
    fc.property(anyPlainPolicy(limits), anyPricedStay, anyZone, anyInstant, (policy, stay, zone, chance) => {
      const deadline = before.freeUntil(policy, stay.arrival, zone);
      expect(freeUntil(policy, stay.arrival, zone)).toBe(deadline);
      for (const now of [chance, ...(deadline === null ? [] : [deadline - 1, deadline, deadline + 1])]) {
        expect(conditionOf(policy, stay.arrival, zone, now)).toBe(before.conditionOf(policy, stay.arrival, zone, now));
        expect(feeAt(policy, stay, zone, now)).toEqual(before.feeAt(policy, stay, zone, now));
      }
      expect(noShowFee(policy, stay)).toEqual(before.feeAt(policy, stay, zone, Infinity));
    }),
  );
});
