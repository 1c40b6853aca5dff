import { expect, test } from 'vitest';
import { RatePlan } from './rate-plan.ts';

const percent = { kind: 'percent', basisPoints: 3_000 };
const before = { kind: 'before', days: 14 };
const plan = {
  id: 'deposit',
  code: 'DEP',
  name: { en: 'With a deposit' },
  description: { en: 'A part now' },
  guarantee: 'PrePay',
  cancellationPolicy: 'two-days',
  isBestAvailableRate: false,
};
const faultsOf = (deposit: unknown, guarantee = 'PrePay'): string[] =>
  RatePlan.safeParse({ ...plan, guarantee, deposit }).error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  ) ?? [];

test('a deposit is a share, the first nights or an amount; the rest comes before arrival or at the hotel', () => {
  expect(faultsOf(undefined)).toEqual([]);
  for (const amount of [percent, { kind: 'nights', nights: 1 }, { kind: 'fixed', minor: 5_000 }])
    for (const rest of [before, { kind: 'before', days: 0 }, { kind: 'at-hotel' }])
      expect(faultsOf({ amount, rest })).toEqual([]);
  expect(faultsOf({ amount: percent, rest: before, ifUnpaid: 'cancel' })).toEqual([]);
});

test('what cannot be is refused with its field and what to do', () => {
  const deposit = { amount: percent, rest: before };
  expect(faultsOf(deposit, 'None')).toEqual([
    'deposit: A deposit is paid in advance: set guarantee to "PrePay", or leave deposit out',
  ]);
  expect(faultsOf({ ...deposit, rest: { kind: 'at-hotel' }, ifUnpaid: 'keep' })).toEqual([
    'deposit.ifUnpaid: Leave it out: what is paid at the hotel is not asked for before',
  ]);
  expect(faultsOf({ ...deposit, rest: { kind: 'before', days: 2 }, ifUnpaid: 'cancel' })).toEqual([
    'deposit.ifUnpaid: Have the rest paid 3 or more days before arrival, or keep such bookings',
  ]);
});

test.each([
  ['deposit.amount.basisPoints', { amount: { kind: 'percent', basisPoints: 10_000 }, rest: before }],
  ['deposit.amount.basisPoints', { amount: { kind: 'percent', basisPoints: 0 }, rest: before }],
  ['deposit.amount.nights', { amount: { kind: 'nights', nights: 0 }, rest: before }],
  ['deposit.amount.minor', { amount: { kind: 'fixed', minor: 0 }, rest: before }],
  ['deposit.rest.days', { amount: percent, rest: { kind: 'before', days: 366 } }],
  ['deposit.rest.kind', { amount: percent, rest: { kind: 'never' } }],
  ['deposit.ifUnpaid', { amount: percent, rest: before, ifUnpaid: 'wait' }],
])('a fault in %s is named', (path, deposit) =>
  expect(faultsOf(deposit).map((fault) => fault.split(':')[0])).toEqual([path]),
);
