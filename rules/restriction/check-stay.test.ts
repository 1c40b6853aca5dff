import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, stayDate } from '../stay/stay-date.ts';
import { checkStay, type StayRefusal } from './check-stay.ts';
import { openDay, type DayRules } from './day-rules.ts';
import { stricter } from './stricter.ts';

const arrival = stayDate('2027-06-11');

/** A stay of as many nights as there are days before the departure day; the rest of the days are open. */
function check(nights: number, special: Record<number, Partial<DayRules>>): StayRefusal | null {
  const days = Array.from({ length: nights + 1 }, (_, i) => ({ ...openDay, ...special[i] }));
  return checkStay({ arrival, departure: addDays(arrival, nights) }, days);
}

test('a stay on open days is welcome', () => {
  expect(check(1, {})).toBeNull();
  expect(check(30, {})).toBeNull();
});

describe('a closed night', () => {
  test('keeps out every stay that sleeps through it, and says which night it is', () => {
    expect(check(3, { 0: { isClosed: true } })).toEqual({ kind: 'closed', night: 0 });
    expect(check(3, { 2: { isClosed: true } })).toEqual({ kind: 'closed', night: 2 });
    expect(check(3, { 1: { isClosed: true }, 2: { isClosed: true } })).toEqual({ kind: 'closed', night: 1 });
  });

  test('does not keep anybody from leaving on that day', () => {
    expect(check(3, { 3: { isClosed: true } })).toBeNull();
  });
});

describe('a day without arrivals', () => {
  test('keeps out who would arrive on it, and nobody who is there already or leaves', () => {
    expect(check(2, { 0: { isClosedToArrival: true } })).toEqual({ kind: 'closed-to-arrival' });
    expect(check(2, { 1: { isClosedToArrival: true }, 2: { isClosedToArrival: true } })).toBeNull();
  });
});

describe('a day without departures', () => {
  test('keeps out who would leave on it, and nobody who arrives or stays over', () => {
    expect(check(2, { 2: { isClosedToDeparture: true } })).toEqual({ kind: 'closed-to-departure' });
    expect(check(2, { 0: { isClosedToDeparture: true }, 1: { isClosedToDeparture: true } })).toBeNull();
  });
});

describe('the least and the most nights', () => {
  test('are counted from the day of arrival alone, both ends included', () => {
    const three = { 0: { minStay: 3 } };
    expect(check(2, three)).toEqual({ kind: 'min-stay', nights: 3 });
    expect(check(3, three)).toBeNull();
    const week = { 0: { maxStay: 7 } };
    expect(check(7, week)).toBeNull();
    expect(check(8, week)).toEqual({ kind: 'max-stay', nights: 7 });
    expect(check(1, { 1: { minStay: 5, maxStay: 0 } })).toBeNull();
  });
});

describe('the least and the most nights of who sleeps through a night', () => {
  test('bind the whole stay, on whatever day it began; the departure day is no night', () => {
    expect(check(2, { 1: { minThrough: 3 } })).toEqual({ kind: 'min-stay', nights: 3 });
    expect(check(3, { 1: { minThrough: 3 } })).toBeNull();
    expect(check(3, { 1: { maxThrough: 2 } })).toEqual({ kind: 'max-stay', nights: 2 });
    expect(check(2, { 2: { minThrough: 9, maxThrough: 1 } })).toBeNull();
  });

  test('of several nights, and beside the day of arrival, the strictest is named', () => {
    expect(check(3, { 0: { minStay: 4 }, 1: { minThrough: 5 }, 2: { minThrough: 2 } })).toEqual({
      kind: 'min-stay',
      nights: 5,
    });
    expect(check(3, { 0: { maxStay: 2 }, 1: { maxThrough: 1 } })).toEqual({ kind: 'max-stay', nights: 1 });
  });

  test('ask nothing where they are 0', () => {
    expect(check(3, { 0: { minStay: 0, maxStay: 0 }, 1: { minThrough: 0, maxThrough: 0 } })).toBeNull();
  });
});

describe('two sets of rules for one day', () => {
  const anyRules = fc.record<DayRules>({
    isClosed: fc.boolean(),
    isClosedToArrival: fc.boolean(),
    isClosedToDeparture: fc.boolean(),
    minStay: fc.option(fc.integer({ min: 1, max: 5 })),
    maxStay: fc.option(fc.integer({ min: 1, max: 5 })),
    minThrough: fc.option(fc.integer({ min: 1, max: 5 })),
    maxThrough: fc.option(fc.integer({ min: 1, max: 5 })),
  });

  test('together let through exactly the stays that both let through', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(anyRules, anyRules), { minLength: 2, maxLength: 6 }), (days) => {
        const stay = { arrival, departure: addDays(arrival, days.length - 1) };
        const [one, other] = [days.map(([a]) => a), days.map(([, b]) => b)];
        const isLet = checkStay(stay, one) === null && checkStay(stay, other) === null;
        const both = days.map(([a, b]) => stricter(a, b));
        expect(checkStay(stay, both) === null).toBe(isLet);
      }),
    ));
});

test('where a stay breaks several rules, the guest hears of the one that no other length of stay would mend', () => {
  const all = { isClosed: true, isClosedToArrival: true, minStay: 9, maxStay: 1 };
  expect(check(2, { 0: all, 2: { isClosedToDeparture: true } })?.kind).toBe('closed');
  expect(check(2, { 0: { ...all, isClosed: false }, 2: { isClosedToDeparture: true } })?.kind).toBe(
    'closed-to-arrival',
  );
  expect(check(2, { 0: { minStay: 9 }, 2: { isClosedToDeparture: true } })?.kind).toBe('closed-to-departure');
});
