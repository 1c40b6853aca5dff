import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CurrencyCode } from '../currency/currencies.ts';
import { money, sum } from '../money.ts';
import { stayDate } from '../stay/stay-date.ts';
import { anyPolicy } from '../testing/any-policy.ts';
import { anyInstant, anyPricedStay, anyZone } from '../testing/any-priced-stay.ts';
import { penaltiesOf } from './penalties.ts';
import { feeAt, feeSteps, type CancellationFee, type CancellationPolicy } from './policy.ts';

const utc = (text: string): number => Date.parse(`${text}Z`);
const stayAt = (arrival: string, prices: readonly number[], currency: CurrencyCode = 'CHF') => {
  const nightPrices = prices.map((minor) => money(minor, currency));
  return { arrival: stayDate(arrival), nightPrices, total: sum(nightPrices, currency) };
};
const oneNight: CancellationFee = { kind: 'nights', nights: 1 };
const threeDays: CancellationPolicy = { freeUntil: { daysBefore: 3, hour: 18 }, fee: oneNight };

const inSteps: CancellationPolicy = {
  freeUntil: { daysBefore: 30, hour: 18 },
  fee: { kind: 'percent', basisPoints: 2_000 },
  steps: [
    { after: { daysBefore: 7, hour: 18 }, fee: { kind: 'percent', basisPoints: 5_000 } },
    { after: { daysBefore: 1, hour: 12 }, fee: { kind: 'percent', basisPoints: 10_000 } },
  ],
};

describe('the steps of a cancellation policy', () => {
  test('are as many as it says, each at an hour of the hotel’s clock, across a change of the clocks', () => {
    // Free until 30 days before, then 20 %, from 7 days on half, from noon of the day before everything.
    expect(penaltiesOf(inSteps, stayAt('2027-04-10', [18_000, 20_000]), 'Europe/Zurich')).toEqual([
      { until: utc('2027-03-11T17:00'), fee: money(0, 'CHF') },
      { until: utc('2027-04-03T16:00'), fee: money(7_600, 'CHF') },
      { until: utc('2027-04-09T10:00'), fee: money(19_000, 'CHF') },
      { until: null, fee: money(38_000, 'CHF') },
    ]);
  });

  test('at one instant of a day whose clocks skip an hour are one', () => {
    const steps = [{ after: { daysBefore: 1, hour: 3 }, fee: { kind: 'nights', nights: 2 } }] as const;
    const policy: CancellationPolicy = { freeUntil: { daysBefore: 1, hour: 2 }, fee: oneNight, steps };
    expect(penaltiesOf(policy, stayAt('2027-03-29', [100, 100]), 'Europe/Zurich')).toEqual([
      { until: utc('2027-03-28T01:00'), fee: money(0, 'CHF') },
      { until: null, fee: money(200, 'CHF') },
    ]);
  });

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
  const limits = { nights: 30, minor: 1_000_000_000, daysBefore: 60 };
  fc.assert(
    fc.property(anyPolicy(limits), anyPricedStay, anyZone, anyInstant, (policy, stay, zone, chance) => {
      const steps = penaltiesOf(policy, stay, zone);
      expect(steps.at(-1)?.until).toBeNull();
      const ends = [
        ...steps.map(({ until }) => until),
        ...feeSteps(policy, stay.arrival, zone).map(({ after }) => after),
      ];
      const edges = ends.flatMap((end) => (end === null ? [] : [end - 1, end, end + 1]));
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
