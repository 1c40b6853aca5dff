import { describe, expect, test } from 'vitest';
import { addDays, stayDate } from '../stay/stay-date.ts';
import { checkStay, openDay, type DayRules, type StayRefusal } from './check-stay.ts';

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

test('where a stay breaks several rules, the guest hears of the one that no other length of stay would mend', () => {
  const all = { isClosed: true, isClosedToArrival: true, minStay: 9, maxStay: 1 };
  expect(check(2, { 0: all, 2: { isClosedToDeparture: true } })?.kind).toBe('closed');
  expect(check(2, { 0: { ...all, isClosed: false }, 2: { isClosedToDeparture: true } })?.kind).toBe(
    'closed-to-arrival',
  );
  expect(check(2, { 0: { minStay: 9 }, 2: { isClosedToDeparture: true } })?.kind).toBe('closed-to-departure');
});
