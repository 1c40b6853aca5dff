import { describe, expect, test } from 'vitest';
import { stayDate } from '../stay/stay-date.ts';
import { mayDo } from './desk-actions.ts';
import { deskState, presenceOfAll, type DeskState } from './desk-state.ts';
import { happeningGroup } from './happening-group.ts';
import type { Presence } from './presence.ts';

const today = stayDate('2027-06-11');
const stay = { status: 'book', isNoShow: false, presence: 'expected', departure: stayDate('2027-06-20') } as const;

describe('where a reservation is today', () => {
  test.each([
    ['2027-06-12', 'expected', 'booked'],
    ['2027-06-11', 'expected', 'arriving'],
    ['2027-06-11', 'arrived', 'in-house'],
    ['2027-06-10', 'expected', 'in-house'],
    ['2027-06-10', 'left', 'left'],
  ] as const)('arrival %s, ticked %s: %s', (arrival, presence, state) => {
    expect(deskState({ ...stay, arrival: stayDate(arrival), presence }, today)).toBe(state);
  });

  test('on its last day it is leaving, afterwards gone, ticked or not', () => {
    const last = { ...stay, arrival: stayDate('2027-06-09') };
    expect(deskState({ ...last, departure: today }, today)).toBe('leaving');
    expect(deskState({ ...last, departure: stayDate('2027-06-10') }, today)).toBe('left');
  });

  test.each([
    [{ status: 'held' }, 'held'],
    [{ status: 'discarded' }, 'discarded'],
    [{ status: 'cancel' }, 'cancelled'],
    [{ status: 'cancel', isNoShow: true }, 'no-show'],
    [{ status: 'modify' }, 'arriving'],
  ] as const)('%j: %s', (changes, state) => {
    expect(deskState({ ...stay, arrival: today, ...changes }, today)).toBe(state);
  });

  test.each([
    [[], 'expected'],
    [['expected', 'arrived'], 'arrived'],
    [['expected', 'left'], 'arrived'],
    [['left', 'left'], 'left'],
  ] as [Presence[], Presence][])('several rooms, %j: %s', (rooms, all) => {
    expect(presenceOfAll(rooms)).toBe(all);
  });
});

test('a reader may do nothing, and nobody anything to what is over; who leaves today may stay longer', () => {
  const of = {
    paid: 1,
    open: { price: 1, fees: 0, localTax: 0 },
    canCharge: true,
    canKeep: true,
    isAwaited: false,
    mayGive: null,
    arrival: today,
    departure: today,
    isErased: false,
  } as const;
  expect(Object.values(mayDo({ ...of, state: 'booked' }, 'reader', today)).some(Boolean)).toBe(false);
  const over = mayDo({ ...of, state: 'left', departure: stayDate('2027-06-01') }, 'owner', today);
  expect(mayDo({ ...of, state: 'leaving' }, 'front-desk', today).change).toBe(true);
  expect([over.cancel, over.change, over['mark-no-show'], over.refund]).toEqual([false, false, false, true]);
});

test('money is told truly: what nobody owes is not marked, what the limit forbids not offered', () => {
  const of = {
    paid: 500,
    open: { price: 0, fees: 0, localTax: 0 },
    canCharge: true,
    canKeep: true,
    isAwaited: true,
    mayGive: 0,
    arrival: stayDate('2027-06-01'),
    departure: today,
    isErased: false,
  } as const;
  const front = (state: DeskState, more: object) => mayDo({ ...of, state, ...more }, 'front-desk', today);
  expect(front('leaving', {})).toMatchObject({ 'mark-paid': false, 'ask-for-payment': false, refund: false });
  expect(front('leaving', { mayGive: 100 })).toMatchObject({ refund: true, 'waive-fee': true, 'mark-no-show': true });
  expect(front('held', {})).toMatchObject({ 'move-hold': true });
  expect(front('booked', {})).toMatchObject({ 'move-hold': false });
  expect(front('left', { isAwaited: false })).toMatchObject({ 'mark-no-show': false });
  // Only the local taxes are collected at the hotel yet; no link asks for those.
  expect(front('in-house', { open: { ...of.open, localTax: 5 } })).toMatchObject({
    'mark-paid': true,
    'ask-for-payment': false,
  });
  const fee = { open: { price: 300, fees: 300, localTax: 0 } };
  expect(front('no-show', fee)).toMatchObject({ 'charge-guarantee': true, 'ask-for-payment': true, 'mark-paid': true });
  expect(front('no-show', { ...fee, canCharge: false })).toMatchObject({ 'charge-guarantee': false });
});

test.each([
  ['book', 'booking'],
  ['cancel-room', 'booking'],
  ['payment.surplus', 'money'],
  ['payment-link-sent', 'letter'],
  ['note', 'house'],
])('%s is filtered as %s', (what, group) => {
  expect(happeningGroup(what)).toBe(group);
});
