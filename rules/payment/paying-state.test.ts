import { expect, test } from 'vitest';
import { payingState } from './paying-state.ts';

const held = {
  status: 'held',
  holdExpiresAt: 5_000,
  checkIn: 90_000,
  isOpen: true,
  hasProvider: true,
  isAsked: false,
} as const;
const booked = { ...held, status: 'book', holdExpiresAt: null } as const;

test('a held reservation can be paid for until its hold ends', () => {
  expect([4_999, 5_000].map((now) => payingState(held, now))).toEqual(['payable', 'expired']);
});

test('a booked one can be paid for until check-in, if something is open', () => {
  expect([89_999, 90_000].map((now) => payingState(booked, now))).toEqual(['payable', 'expired']);
  expect(payingState({ ...booked, isOpen: false }, 100_000)).toBe('settled');
});

test('a hotel without a provider takes the money at the desk', () => {
  expect(payingState({ ...booked, hasProvider: false }, 0)).toBe('unavailable');
  expect(payingState({ ...held, hasProvider: false }, 0)).toBe('unavailable');
});

test('what the house has asked for can be paid whenever it is, also after a cancellation', () => {
  for (const status of ['cancel', 'book'] as const)
    expect(payingState({ ...booked, status, isAsked: true }, 100_000)).toBe('payable');
});

test('what is cancelled or was given up is not paid for any more', () => {
  for (const status of ['cancel', 'discarded'] as const)
    expect(payingState({ ...booked, status }, 0)).toBe('cancelled');
});
