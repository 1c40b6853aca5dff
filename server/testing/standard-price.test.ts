import { expect, test } from 'vitest';
import {
  standardPrice,
  type StandardPlan,
  type StandardRate,
  type StandardRoom,
  type StandardRule,
  type StandardSupplement,
} from './standard-price.ts';

// The examples that the standard's arithmetic is explained by, so that what others are held against holds itself.

const year = { start: '2027-01-01', end: '2027-12-31' };
const list: StandardRate = {
  room: 'r',
  ...year,
  guests: { 1: 9_000, 2: 8_000 },
  adult: 6_000,
  children: [
    [0, 3, 1_000],
    [3, 12, 4_000],
  ],
};
const flat: StandardRate = { ...list, guests: { 1: 10_000, 2: 10_000 } };
const plan: StandardPlan = {
  type: 7,
  unit: 1,
  adultFrom: 12,
  childFrom: 0,
  childBefore: null,
  adults: [0, 99],
  heads: [0, 99],
  los: [1, 999],
  advance: [0, 720],
  rates: [list],
  rules: [],
  supplements: [],
  freeNights: null,
  family: null,
};
const room: StandardRoom = { min: 1, std: 2, max: 4, maxChild: null };
const cost = (
  changes: Partial<StandardPlan>,
  [arrival, nights]: readonly [string, number],
  adults = 2,
  ages: readonly number[] = [],
  inRoom: Partial<StandardRoom> = {},
): number | null => {
  const stay = { booked: '2027-04-01', arrival, nights, adults, ages };
  const cents = standardPrice({ ...plan, ...changes }, 'r', { ...room, ...inRoom }, stay);
  return cents === null ? null : cents / 100;
};

test('per person and per room, with children who fill up', () => {
  const perRoom = { type: 25 as const, rates: [{ ...list, guests: { 1: 12_000, 2: 15_000 } }] };
  expect(cost({}, ['2027-06-01', 3], 1, [11, 2])).toBe(510);
  expect(cost({}, ['2027-06-01', 3], 1, [11, 2], { maxChild: 3 })).toBe(390);
  expect(cost(perRoom, ['2027-06-01', 1], 1, [11, 2])).toBe(160);
  expect(cost(perRoom, ['2027-06-01', 1], 1, [11, 2], { maxChild: 3 })).toBe(170);
  expect([cost({}, ['2027-06-01', 1], 3), cost({}, ['2027-06-01', 1], 1)]).toEqual([220, 90]);
  expect(cost({ rates: [{ ...list, adult: null }] }, ['2027-06-01', 1], 3)).toBeNull();
  expect(cost({ rates: [{ ...list, guests: { 2: 8_000 } }] }, ['2027-06-01', 1], 1)).toBeNull();
});

test('a forward stay binds who leaves on its first day', () => {
  const none = { room: null, minLos: 0, maxLos: 0, minForward: 0, maxForward: 0, arrival: null, departure: null };
  const rule: StandardRule = { ...none, isClosed: false, start: '2027-08-10', end: '2027-08-20' };
  const forward = { rules: [{ ...rule, minForward: 5 }] };
  expect([cost(forward, ['2027-08-06', 4]), cost(forward, ['2027-08-05', 4])]).toEqual([null, 640]);
  expect(cost({ rules: [{ ...rule, minLos: 5 }] }, ['2027-08-06', 4])).toBe(640);
});

test('supplements by nights of their periods and by weekday', () => {
  const free = [{ ...flat, guests: { 2: 0 }, adult: 0, children: [] }];
  const of = (charge: 18 | 21, digits: string, ...dated: StandardSupplement['dated']) => ({
    rates: free,
    supplements: [{ code: 'S', charge, digits, dated }],
  });
  const until = { start: '2027-05-01', end: '2027-05-14', room: null, amount: 6_000 };
  const after = { start: '2027-05-15', end: '2027-05-31', room: null, amount: 8_000 };
  expect(cost(of(18, '1111111', until, after), ['2027-05-13', 5])).toBe(72);
  expect(cost(of(18, '1111111', until), ['2027-05-13', 5])).toBe(24);
  expect(cost(of(21, '1111100', { ...year, room: null, amount: 250 }), ['2027-07-01', 4], 3)).toBe(15);
});

test('free nights and families', () => {
  const nights = (isPattern: boolean, count: number) =>
    cost({ type: 25, rates: [flat], freeNights: { required: 7, discounted: 1, isPattern } }, ['2027-06-01', count]);
  expect([nights(true, 8), nights(true, 14), nights(false, 8), nights(false, 14)]).toEqual([700, 1_200, 700, 1_300]);
  const family = { family: { before: 10, count: 2, last: 1 } };
  const five = { max: 5 };
  expect(cost(family, ['2027-06-01', 1], 2, [8, 5], five)).toBe(200);
  expect(cost(family, ['2027-06-01', 1], 1, [8, 5], five)).toBe(200);
});

test('amounts for several nights, of which a stay or a period takes a share', () => {
  const weekFor = (start: string, end: string, amount: number): StandardRate => ({
    ...flat,
    start,
    end,
    guests: { 2: amount },
  });
  const weeks = { type: 25 as const, unit: 7 };
  const rates = [weekFor('2027-06-01', '2027-06-10', 70_000), weekFor('2027-06-11', '2027-06-30', 84_000)];
  expect(cost({ ...weeks, rates }, ['2027-06-06', 10])).toBe(1_100);
  // Three sevenths of 500.00, rounded once.
  expect(cost({ ...weeks, rates: [weekFor('2027-06-01', '2027-06-30', 50_000)] }, ['2027-06-06', 3])).toBe(214.29);
});
