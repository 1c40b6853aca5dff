import { expect, test } from 'vitest';
import { stayDate } from '../stay/stay-date.ts';
import { lastCancellation } from './last-cancellation.ts';
import type { CancellationPolicy } from './policy.ts';

const fee = { kind: 'nights', nights: 1 } as const;
const strict: CancellationPolicy = { freeUntil: { daysBefore: 3, hour: 18 }, fee };
const lenient: CancellationPolicy = { freeUntil: { daysBefore: 0, hour: 18 }, fee };
const stay = (arrival: string, policy: CancellationPolicy) => ({ arrival: stayDate(arrival), policy });
const last = (...stays: ReturnType<typeof stay>[]) => lastCancellation(stays, 'Europe/Zurich', '15:00');

test('a reservation can be cancelled until the first of its guests may check in', () => {
  expect(last(stay('2027-06-12', strict), stay('2027-06-11', strict))).toBe(Date.parse('2027-06-11T13:00Z'));
});

test('nor does a step that begins after check-in make it longer', () => {
  const steps = [{ after: { daysBefore: 0, hour: 20 }, fee: { kind: 'nights', nights: 2 } }] as const;
  expect(last(stay('2027-06-11', { ...strict, steps }))).toBe(Date.parse('2027-06-11T13:00Z'));
});

test('free cancelling that goes on after check-in time is not cut short', () => {
  expect(last(stay('2027-06-11', lenient))).toBe(Date.parse('2027-06-11T16:00Z'));
});

test('a check-in time in the hour that the clocks skip or repeat is the later instant', () => {
  const at = (arrival: string) => lastCancellation([stay(arrival, strict)], 'Europe/Zurich', '02:30');
  expect(at('2027-03-28')).toBe(Date.parse('2027-03-28T01:30Z'));
  expect(at('2027-10-31')).toBe(Date.parse('2027-10-31T01:30Z'));
});
