import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wallTimeAt } from '../stay/hotel-clock.ts';
import { addDays, stayDate } from '../stay/stay-date.ts';
import { modificationDeadline } from './modification-deadline.ts';
import type { CancellationPolicy } from './policy.ts';

const utc = (text: string): number => Date.parse(`${text}Z`);
const fee = { kind: 'nights', nights: 1 } as const;
const freeUntilDays = (daysBefore: number, hour = 18): CancellationPolicy => ({ freeUntil: { daysBefore, hour }, fee });
const nonRefundable: CancellationPolicy = { freeUntil: null, fee: { kind: 'percent', basisPoints: 10_000 } };
const stay = (arrival: string, policy: CancellationPolicy) => ({ arrival: stayDate(arrival), policy });
const deadline = (...stays: ReturnType<typeof stay>[]) => modificationDeadline(stays, 'Europe/Zurich', '15:00');

test('a reservation can be changed while cancelling it is free', () => {
  expect(deadline(stay('2027-06-11', freeUntilDays(3)))).toBe(utc('2027-06-08T16:00'));
  expect(deadline(stay('2027-12-11', freeUntilDays(3)))).toBe(utc('2027-12-08T17:00'));
});

test('in steps that is until the first of them costs something; a policy that never was free ends at check-in', () => {
  const steps = [{ after: { daysBefore: 1, hour: 18 }, fee: { kind: 'percent', basisPoints: 10_000 } }] as const;
  expect(deadline(stay('2027-06-11', { ...freeUntilDays(30), steps }))).toBe(utc('2027-05-12T16:00'));
  expect(deadline(stay('2027-06-11', { freeUntil: null, fee, steps }))).toBe(utc('2027-06-11T13:00'));
});

test('of several rooms the strictest decides', () => {
  expect(deadline(stay('2027-06-11', freeUntilDays(1)), stay('2027-06-11', freeUntilDays(3)))).toBe(
    utc('2027-06-08T16:00'),
  );
});

test('one that is never free to cancel can be changed until check-in time on the day of arrival', () => {
  expect(deadline(stay('2027-06-11', nonRefundable))).toBe(utc('2027-06-11T13:00'));
  expect(deadline(stay('2027-06-11', nonRefundable), stay('2027-06-11', freeUntilDays(3)))).toBe(
    utc('2027-06-08T16:00'),
  );
});

test('free cancelling that goes on after check-in time is not cut short', () => {
  expect(deadline(stay('2027-06-11', freeUntilDays(0, 18)))).toBe(utc('2027-06-11T16:00'));
});

test('on the days the clocks change the guest gets the later instant', () => {
  const night = (arrival: string) => modificationDeadline([stay(arrival, nonRefundable)], 'Europe/Zurich', '02:30');
  expect(night('2027-03-28')).toBe(utc('2027-03-28T01:30'));
  expect(night('2027-10-31')).toBe(utc('2027-10-31T01:30'));
  expect(deadline(stay('2027-03-28', nonRefundable))).toBe(utc('2027-03-28T13:00'));
  expect(deadline(stay('2027-10-31', nonRefundable))).toBe(utc('2027-10-31T14:00'));
  expect(deadline(stay('2027-03-29', freeUntilDays(1, 2)))).toBe(utc('2027-03-28T01:00'));
});

test('a reservation without a stay, and a time that is none, are bugs', () => {
  expect(() => deadline()).toThrow('A reservation has at least one stay');
  for (const wrong of ['24:00', '15', '3:00', '15:60', ''])
    expect(() => modificationDeadline([stay('2027-06-11', nonRefundable)], 'Europe/Zurich', wrong)).toThrow(RangeError);
});

test('a further room never makes it later, and it is one that a room has alone', () => {
  const anyStay = fc
    .tuple(fc.nat({ max: 800 }), fc.option(fc.tuple(fc.nat({ max: 60 }), fc.nat({ max: 23 }))))
    .map(([days, free]) => ({
      arrival: addDays(stayDate('2027-01-01'), days),
      policy: free ? freeUntilDays(...free) : nonRefundable,
    }));
  const anyZone = fc.constantFrom('Europe/Zurich', 'America/Santiago', 'Pacific/Apia', 'Asia/Beirut');
  fc.assert(
    fc.property(fc.array(anyStay, { minLength: 1, maxLength: 4 }), anyStay, anyZone, (stays, further, zone) => {
      const alone = stays.map((one) => modificationDeadline([one], zone, '15:00'));
      const together = modificationDeadline(stays, zone, '15:00');
      expect(alone).toContain(together);
      expect(modificationDeadline([...stays, further], zone, '15:00')).toBeLessThanOrEqual(together);
      // Never on a later day than the guests arrive.
      expect(stays.every(({ arrival }) => wallTimeAt(zone, together).date <= arrival)).toBe(true);
    }),
  );
});
