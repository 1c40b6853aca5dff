import { describe, expect, test, vi } from 'vitest';
import { callCounter, type CallCounter } from './call-counter.ts';
import { usualLimits } from './call-limits.ts';
import { sharedCounter, type Welcomed } from './shared-counter.ts';

const limits = { ...usualLimits, search: 4 };

/** The counters of so many processes, each of which tells the others; and how often somebody was told. */
function processes(count: number): { counters: CallCounter[]; told(): number } {
  const hears: ((welcomed: readonly Welcomed[]) => void)[] = [];
  let told = 0;
  const counters = Array.from({ length: count }, (_, own) =>
    sharedCounter(
      callCounter(limits),
      {
        tell: (welcomed) => {
          told += 1;
          hears.forEach((hear, one) => one !== own && hear(welcomed));
        },
        onTold: (hear) => void (hears[own] = hear),
      },
      () => 0,
    ),
  );
  return { counters, told: () => told };
}

describe('a caller of several processes', () => {
  test('has one limit with all of them, and takes nothing from others', async () => {
    const { counters, told } = processes(2);
    const [one, two] = counters as [CallCounter, CallCounter];
    for (const counter of [one, two, one]) expect(counter.count('a', 'search', 0)).toBeNull();
    await vi.waitFor(() => expect(told()).toBe(2), { timeout: 60_000 });
    expect([one.count('a', 'search', 0), one.count('a', 'search', 0)]).toEqual([null, 15]);
    expect(two.count('b', 'search', 0)).toBeNull();
  });

  test('is not forgiven by what is told of it, and not charged for being turned away', async () => {
    const { counters, told } = processes(2);
    const [one, two] = counters as [CallCounter, CallCounter];
    for (let call = 0; call < 9; call++) one.count('a', 'search', 0);
    for (let call = 0; call < 3; call++) expect(two.count('a', 'search', 0)).toBeNull();
    await vi.waitFor(() => expect(told()).toBe(2), { timeout: 60_000 });
    // Nine calls there, of which four were welcomed, and three here: nothing is left, and the next comes after a quarter minute.
    expect(two.count('a', 'search', 0)).toBe(15);
    expect(two.count('a', 'search', 15_000)).toBeNull();
  });
});
