import { describe, expect, test } from 'vitest';
import { callCounter } from './call-counter.ts';
import { readLimits, usualLimits } from './call-limits.ts';

const limits = { ...usualLimits, search: 60, booking: 2 };

describe('a caller', () => {
  test('who comes too often waits, and is let in again evenly', () => {
    const counter = callCounter(limits);
    for (let call = 0; call < 60; call++) expect(counter.count('a', 'search', 0)).toBeNull();
    expect(counter.count('a', 'search', 0)).toBe(1);
    expect(counter.count('a', 'search', 1_000)).toBeNull();
    expect(counter.count('a', 'search', 1_000)).toBe(1);
    for (let call = 0; call < 60; call++) expect(counter.count('a', 'search', 70_000)).toBeNull();
    expect(counter.count('a', 'search', 70_000)).toBe(1);
  });

  test('who waits takes nothing from others, nor from what else it may do', () => {
    const counter = callCounter(limits);
    expect([0, 0, 0].map((now) => counter.count('a', 'booking', now))).toEqual([null, null, 30]);
    expect(counter.count('b', 'booking', 0)).toBeNull();
    expect(counter.count('a', 'search', 0)).toBeNull();
  });

  test('does not gain by a clock that goes back', () => {
    const counter = callCounter(limits);
    counter.count('a', 'booking', 60_000);
    counter.count('a', 'booking', 60_000);
    expect(counter.count('a', 'booking', 0)).toBe(30);
  });
});

describe('limits in a setting', () => {
  test('are those it names, and the usual ones', () => {
    expect(readLimits('search=600, booking=30')).toEqual({ limits: { ...usualLimits, search: 600, booking: 30 } });
    expect(readLimits('off')).toEqual({ limits: null });
  });

  test.each(['search', 'search=0', 'search=-1', 'tea=1', 'search=1;booking=2', 'on', 'search=1e3'])(
    '%s are not understood',
    (text) => expect(readLimits(text)).toBeNull(),
  );
});
