import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromDayNumber } from '../stay/stay-date.ts';
import { movedBefore } from './moved-before.ts';
import { freeKey, isFree, planOffers, type Wish } from './plan-offers.ts';

const day = (number: number) => fromDayNumber(21_000 + number);
const kinds = ['double', 'family', 'single'];
const nightsFrom = (from: number, count: number) => Array.from({ length: count }, (_, i) => day(from + i));

const wishes = fc
  .array(
    fc.record({
      from: fc.nat(5),
      count: fc.integer({ min: 1, max: 3 }),
      rooms: fc.shuffledSubarray(kinds),
    }),
    { maxLength: 12 },
  )
  .map((all) =>
    all.map(({ from, count, rooms }, i): Wish => ({ waitingId: `w${i}`, nights: nightsFrom(from, count), rooms })),
  );
const stock = fc
  .array(fc.nat(2), { minLength: 27, maxLength: 27 })
  .map((counts) => new Map(counts.map((count, i) => [freeKey(day(Math.floor(i / 3)), kinds[i % 3] ?? ''), count])));

describe('rooms that come free', () => {
  test('are offered to the first of the list whom they suit, and to the next whom they suit after that', () => {
    const list: Wish[] = [
      { waitingId: 'long', nights: nightsFrom(0, 3), rooms: ['double'] },
      { waitingId: 'first', nights: nightsFrom(0, 1), rooms: ['double'] },
      { waitingId: 'second', nights: nightsFrom(0, 1), rooms: ['double'] },
    ];
    const free = new Map([[freeKey(day(0), 'double'), 1]]);
    expect(planOffers(list, free)).toEqual([{ waitingId: 'first', roomId: 'double' }]);
  });

  test('are never offered beyond what is free, nor to anybody twice, nor past somebody who stands before', () => {
    fc.assert(
      fc.property(wishes, stock, (list, free) => {
        const offers = planOffers(list, free);
        expect(new Set(offers.map(({ waitingId }) => waitingId)).size).toBe(offers.length);
        const left = new Map(free);
        for (const wish of list) {
          const offer = offers.find(({ waitingId }) => waitingId === wish.waitingId);
          const suiting = wish.rooms.filter((room) => isFree(left, wish.nights, room));
          // The best of those that are free when it is their turn; none only where there is none.
          expect(offer?.roomId).toBe(suiting[0]);
          if (offer)
            for (const date of wish.nights) {
              const key = freeKey(date, offer.roomId);
              left.set(key, (left.get(key) ?? 0) - 1);
            }
        }
        expect(Math.min(0, ...left.values())).toBe(0);
      }),
    );
  });

  test('keep to the order of the list through cancellations, bookings, answers and offers that end', () => {
    const events = fc.array(
      fc.record({ what: fc.constantFrom('cancel', 'book', 'decline', 'end', 'take'), at: fc.nat(40) }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(wishes, stock, events, (list, free, course) => {
        let waiting = [...list];
        const left = new Map(free);
        const held: { wish: Wish; roomId: string }[] = [];
        const total = (): number =>
          [...left.values()].reduce((sum, count) => sum + count, 0) +
          held.reduce((sum, { wish }) => sum + wish.nights.length, 0);
        const change = (dates: Wish['nights'], roomId: string, by: number): void => {
          for (const date of dates) left.set(freeKey(date, roomId), (left.get(freeKey(date, roomId)) ?? 0) + by);
        };
        const offer = (): void => {
          const before = total();
          for (const { waitingId, roomId } of planOffers(waiting, left)) {
            const wish = waiting.find((one) => one.waitingId === waitingId);
            if (!wish) throw new Error('Offered to nobody on the list');
            expect(held.every((one) => one.wish.waitingId !== waitingId)).toBe(true);
            held.push({ wish, roomId });
            change(wish.nights, roomId, -1);
            waiting = waiting.filter((one) => one !== wish);
          }
          expect(total()).toBe(before);
          expect(Math.min(0, ...left.values())).toBe(0);
          expect(waiting.every((one) => one.rooms.every((room) => !isFree(left, one.nights, room)))).toBe(true);
        };
        offer();
        for (const { what, at } of course) {
          const one = held[at % Math.max(1, held.length)];
          if (what === 'cancel') change([day(at % 9)], kinds[at % 3] ?? '', 1);
          else if (what === 'book') {
            const [key, count] = [...left][at % left.size] ?? ['', 0];
            if (count > 0) left.set(key, count - 1);
          } else if (one) {
            held.splice(held.indexOf(one), 1);
            if (what !== 'take') {
              change(one.wish.nights, one.roomId, 1);
              // Passed over, this kind is not offered to them again; their place on the list stays.
              const passed = { ...one.wish, rooms: one.wish.rooms.filter((room) => room !== one.roomId) };
              waiting = list.flatMap(({ waitingId }) =>
                waitingId === passed.waitingId ? [passed] : waiting.filter((each) => each.waitingId === waitingId),
              );
            }
          }
          offer();
        }
      }),
    );
  });
});

describe('a list that the house puts in another order', () => {
  test('has the same guests, and all but one as before', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 }), fc.nat(), fc.nat(), (ids, a, b) => {
        const id = ids[a % ids.length] ?? '';
        const before = b % 5 === 0 ? null : (ids[b % ids.length] ?? null);
        const moved = movedBefore(ids, id, before);
        expect(moved.toSorted()).toEqual(ids.toSorted());
        expect(moved.filter((one) => one !== id)).toEqual(ids.filter((one) => one !== id));
        // Before itself is where it stands.
        const next = before === id ? ids[ids.indexOf(id) + 1] : (before ?? undefined);
        expect(moved[moved.indexOf(id) + 1]).toBe(next);
      }),
    );
  });

  test('stays as it is where nobody of that name is on it', () => {
    expect(movedBefore(['a', 'b'], 'c', 'a')).toEqual(['a', 'b']);
    expect(movedBefore(['a', 'b'], 'a', 'gone')).toEqual(['b', 'a']);
  });
});
