import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { judgeClock } from './judge-clock.ts';
import { keepTime, type KeptTime } from './keep-time.ts';

const minute = 60_000;

/** A world with one true time, which the database knows; the machine's clock says what the test wants. */
async function world(aheadMs: number, tripMs = 0) {
  const state = { time: Date.parse('2027-06-01T12:00:00Z'), aheadMs, tripMs };
  const ask = (): Promise<number> => {
    state.time += state.tripMs; // there
    const answer = state.time;
    state.time += state.tripMs; // and back
    return Promise.resolve(answer);
  };
  const heard: number[] = [];
  const kept: KeptTime = await keepTime({
    ask,
    wall: () => state.time + state.aheadMs,
    ticks: () => state.time - 1_234_567,
    onLook: (ahead) => void heard.push(ahead),
  });
  onTestFinished(() => kept.stop());
  return { state, kept, heard };
}

describe('the time that servers of one database share', () => {
  test('is the database’s, however wrong the clock of a machine is, and whatever it is set to later', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.nat(900),
        fc.nat(1e7),
        async (ahead, later, tripMs, passes) => {
          const { state, kept } = await world(ahead, tripMs);
          expect(kept.now()).toBe(state.time);
          expect(kept.aheadMs()).toBe(ahead);
          state.time += passes;
          state.aheadMs = later;
          expect(kept.now()).toBe(state.time);
          expect(kept.aheadMs()).toBe(later);
          await kept.look();
          expect(kept.now()).toBe(state.time);
        },
      ),
    );
  });

  test('is not taken from an answer that was long under way', async () => {
    const { state, kept } = await world(0);
    state.tripMs = 10 * minute;
    const before = state.time;
    await kept.look();
    expect(kept.now()).toBe(before + 2 * state.tripMs);
  });

  test('goes on while the database is away', async () => {
    const times = [1_000, 1_000, 1_000, 1_000];
    let tick = 0;
    const kept = await keepTime({
      ask: () => (times.length > 0 ? Promise.resolve(times.pop() ?? 0) : Promise.reject(new Error('away'))),
      wall: () => 1_000 + tick,
      ticks: () => tick,
    });
    onTestFinished(() => kept.stop());
    tick = 5 * minute;
    await expect(kept.look()).rejects.toThrow('away');
    expect(kept.now()).toBe(1_000 + 5 * minute);
  });
});

test.each([
  [0, 'right', ''],
  [-4_900, 'right', ''],
  [6_000, 'off', '6 seconds ahead of'],
  [-29_000, 'off', '29 seconds behind'],
  [30_000, 'wrong', '30 seconds ahead of'],
  [-35 * minute, 'wrong', '35 minutes behind'],
])('a clock that is %i ms ahead is %s', (ahead, is, words) => {
  expect(judgeClock(ahead).is).toBe(is);
  expect(judgeClock(ahead).words).toContain(words);
});
