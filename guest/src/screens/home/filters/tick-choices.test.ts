import { describe, expect, test } from 'vitest';
import { isEverything, tickAmenity, tickType, toggleAll } from './tick-choices.ts';

const all = ['Single', 'Double', 'Suite'];

describe('room types', () => {
  test('“All rooms” is ticked when none is chosen and when all are', () => {
    expect(isEverything(all, [])).toBe(true);
    expect(isEverything(all, all)).toBe(true);
    expect(isEverything(all, ['Single', 'Double'])).toBe(false);
  });

  test('one after the other is ticked and unticked', () => {
    expect(tickType(all, [], 'Suite')).toEqual(['Suite']);
    expect(tickType(all, ['Suite'], 'Single')).toEqual(['Suite', 'Single']);
    expect(tickType(all, ['Suite', 'Single'], 'Suite')).toEqual(['Single']);
    expect(tickType(all, ['Single'], 'Single')).toEqual([]);
  });

  test('ticking the last of all but one is all of them, which is no choice', () => {
    expect(tickType(all, ['Single', 'Suite'], 'Double')).toEqual([]);
  });
});

describe('facilities', () => {
  test('are ticked and unticked, also all of them', () => {
    expect(tickAmenity([7], 13)).toEqual([7, 13]);
    expect(tickAmenity([7, 13], 7)).toEqual([13]);
    expect(tickAmenity([7], 13)).toHaveLength(2);
  });

  test('the “all” toggle chooses all, and none when all are chosen', () => {
    expect(toggleAll([7, 13], [])).toEqual([7, 13]);
    expect(toggleAll([7, 13], [13])).toEqual([7, 13]);
    expect(toggleAll([7, 13], [13, 7])).toEqual([]);
  });
});
