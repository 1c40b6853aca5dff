import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CurrencyCode } from '../currency/currencies.ts';
import { money, sum } from '../money.ts';
import { addDays, stayDate } from '../stay/stay-date.ts';
import { penaltiesOf } from './penalties.ts';
import { feeAt, type CancellationFee, type CancellationPolicy } from './policy.ts';

const utc = (text: string): number => Date.parse(`${text}Z`);
const stayAt = (arrival: string, prices: readonly number[], currency: CurrencyCode = 'CHF') => {
  const nightPrices = prices.map((minor) => money(minor, currency));
  return { arrival: stayDate(arrival), nightPrices, total: sum(nightPrices, currency) };
};
const oneNight: CancellationFee = { kind: 'nights', nights: 1 };
const threeDays: CancellationPolicy = { freeUntil: { daysBefore: 3, hour: 18 }, fee: oneNight };

describe('the steps of a cancellation policy', () => {
  test('are free until the deadline by the hotel’s clock, then the fee', () => {
    expect(penaltiesOf(threeDays, stayAt('2027-06-11', [18_000, 20_000]), 'Europe/Zurich')).toEqual([
      { until: utc('2027-06-08T16:00'), fee: money(0, 'CHF') },
      { until: null, fee: money(18_000, 'CHF') },
    ]);
  });

  test('are one where it is never free', () => {
    const never: CancellationPolicy = { freeUntil: null, fee: { kind: 'percent', basisPoints: 10_000 } };
    expect(penaltiesOf(never, stayAt('2027-06-11', [18_000, 20_000]), 'Europe/Zurich')).toEqual([
      { until: null, fee: money(38_000, 'CHF') },
    ]);
  });

  test('are one where the fee comes to nothing', () => {
    const gift: CancellationPolicy = { ...threeDays, fee: { kind: 'fixed', minor: 0 } };
    expect(penaltiesOf(gift, stayAt('2027-06-11', [18_000]), 'Europe/Zurich')).toEqual([
      { until: null, fee: money(0, 'CHF') },
    ]);
  });

  test('end an hour that is skipped after the gap, and an hour that comes twice at its second end', () => {
    const atTwo: CancellationPolicy = { freeUntil: { daysBefore: 1, hour: 2 }, fee: oneNight };
    const deadline = (arrival: string) => penaltiesOf(atTwo, stayAt(arrival, [100]), 'Europe/Zurich')[0]?.until;
    expect(deadline('2027-03-29')).toBe(utc('2027-03-28T01:00')); // 03:00 in summer time; there is no 02:00
    expect(deadline('2027-11-01')).toBe(utc('2027-10-31T01:00')); // 02:00 in winter time, the second one
  });

  test('keep the hour of the wall clock when the clocks change between deadline and arrival', () => {
    expect(penaltiesOf(threeDays, stayAt('2027-03-30', [100]), 'Europe/Zurich')[0]?.until).toBe(
      utc('2027-03-27T17:00'),
    );
    expect(penaltiesOf(threeDays, stayAt('2027-03-31', [100]), 'Europe/Zurich')[0]?.until).toBe(
      utc('2027-03-28T16:00'),
    );
  });
});

test('at every instant the step that holds costs what the desk would keep: never less than nothing or more than the stay', () => {
  const anyFee: fc.Arbitrary<CancellationFee> = fc.oneof(
    fc.record({ kind: fc.constant('nights' as const), nights: fc.integer({ min: 1, max: 30 }) }),
    fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.integer({ min: 0, max: 10_000 }) }),
    fc.record({ kind: fc.constant('fixed' as const), minor: fc.integer({ min: 0, max: 1_000_000_000 }) }),
  );
  const anyPolicy: fc.Arbitrary<CancellationPolicy> = fc.record({
    freeUntil: fc.option(fc.record({ daysBefore: fc.nat({ max: 60 }), hour: fc.nat({ max: 23 }) })),
    fee: anyFee,
  });
  const anyStay = fc
    .tuple(
      fc.nat({ max: 800 }),
      fc.array(fc.nat({ max: 1_000_000_000 }), { minLength: 1, maxLength: 30 }),
      fc.constantFrom<CurrencyCode>('JPY', 'CHF', 'KWD'),
    )
    .map(([days, prices, currency]) => stayAt(addDays(stayDate('2027-01-01'), days), prices, currency));
  const anyInstant = fc.integer({ min: utc('2026-06-01T00:00'), max: utc('2029-06-01T00:00') });
  const anyZone = fc.constantFrom('Europe/Zurich', 'America/Santiago', 'Pacific/Apia', 'Australia/Lord_Howe');
  fc.assert(
    fc.property(anyPolicy, anyStay, anyZone, anyInstant, (policy, stay, zone, chance) => {
      const steps = penaltiesOf(policy, stay, zone);
      expect(steps.at(-1)?.until).toBeNull();
      const edges = steps.flatMap(({ until }) => (until === null ? [] : [until, until + 1]));
      for (const now of [chance, ...edges]) {
        const step = steps.find(({ until }) => until === null || now <= until);
        expect(step?.fee).toEqual(feeAt(policy, stay, zone, now));
      }
      const fees = steps.map(({ fee }) => fee.minor);
      expect(fees).toEqual([...new Set(fees)].sort((a, b) => a - b)); // each step is dearer than the one before
      for (const fee of fees) expect(fee >= 0 && fee <= stay.total.minor).toBe(true);
    }),
  );
});
