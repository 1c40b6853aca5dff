import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HotelBusy, hotelShares, mostWaiting } from './hotel-shares.ts';

const patience = 300_000;

/** A hotel asks for places and gives them back; what it has been given is known a moment later. */
function visitors(places: number) {
  const shares = hotelShares(places, patience);
  const given: { readonly hotelId: number; readonly leave: () => void }[] = [];
  const of = (hotelId: number): number => given.filter((one) => one.hotelId === hotelId).length;
  const come = (hotelId: number, many = 1): void => {
    for (let i = 0; i < many; i++) void shares.take(hotelId).then((leave) => given.push({ hotelId, leave }));
  };
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const go = (place: number): void => given.splice(place % Math.max(1, given.length), 1)[0]?.leave();
  return { shares, given, of, come, settle, go };
}

describe('connections that hotels share', () => {
  test('are left for others by one that wants them all, and by two', async () => {
    const { shares, of, come, settle } = visitors(15);
    come(1, 25);
    await settle();
    expect([of(1), shares.waiting()]).toEqual([8, 17]);
    come(2, 25);
    await settle();
    expect([of(1), of(2)]).toEqual([8, 4]);
    come(3);
    await settle();
    expect(of(3)).toBe(1);
  });

  test('are never too many, go to everybody in the end, and none is kept from whoever could have it', async () => {
    const anyStep = fc.record({ comes: fc.boolean(), n: fc.integer({ min: 0, max: 5 }) });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 12 }), fc.array(anyStep, { maxLength: 80 }), async (places, steps) => {
        const { shares, given, of, come, settle, go } = visitors(places);
        const wanted = new Map<number, number>();
        const want = (hotelId: number, more: number): unknown => wanted.set(hotelId, more + (wanted.get(hotelId) ?? 0));
        for (const { comes, n } of steps) {
          const leaving = given[n % Math.max(1, given.length)];
          if (comes) {
            want(n, 1);
            come(n);
          } else if (leaving) {
            want(leaving.hotelId, -1);
            go(n);
          }
          await settle();
          expect(given.length).toBeLessThanOrEqual(places);
          // Waits only who has as many as are left; and who has none, only where none is left.
          const left = places - given.length;
          const waits = [...wanted].filter(([hotelId, many]) => of(hotelId) < many);
          expect(waits.filter(([hotelId]) => of(hotelId) < Math.max(left, 1) && left > 0)).toEqual([]);
        }
        while (given.length > 0) {
          go(0);
          await settle();
        }
        expect(shares.waiting()).toBe(0);
      }),
    );
  });

  test('are given in the order of asking', async () => {
    const shares = hotelShares(1, patience);
    const order: string[] = [];
    const leave = await shares.take(1);
    const waiting = ['first', 'second', 'third'].map(async (name) => {
      const done = await shares.take(1);
      order.push(name);
      done();
    });
    leave();
    await Promise.all(waiting);
    expect(order).toEqual(['first', 'second', 'third']);
  });

  test('are not waited for longer than said, nor by more than make sense', async () => {
    const hasty = hotelShares(1, 1);
    const leave = await hasty.take(1);
    await expect(hasty.take(1)).rejects.toThrow(HotelBusy);
    expect(hasty.waiting()).toBe(0);
    leave();
    (await hasty.take(1))();

    const { shares, come } = visitors(1);
    come(1, 1 + mostWaiting);
    await expect(shares.take(1)).rejects.toThrow(HotelBusy);
  });
});
