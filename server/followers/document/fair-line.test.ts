import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fairLine } from './fair-line.ts';

const takeAll = <Item>(line: { take(): Item | undefined }): Item[] => {
  const taken: Item[] = [];
  for (let item = line.take(); item !== undefined; item = line.take()) taken.push(item);
  return taken;
};

describe('a line of guests', () => {
  test('serves each in turn, and each one’s own in their order', () => {
    const line = fairLine<string>({ most: 9, mostOfOne: 4 });
    for (const item of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) line.add(item.slice(0, 1), item);
    expect(takeAll(line)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  test('is closed to one who has many waiting, and to all when it is full', () => {
    const line = fairLine<number>({ most: 3, mostOfOne: 2 });
    expect([1, 2, 3].map((item) => line.add('a', item))).toEqual([true, true, false]);
    expect([line.add('b', 4), line.add('c', 5)]).toEqual([true, false]);
    expect(line.clear()).toEqual([1, 2, 4]);
    expect([line.take(), line.add('c', 6), line.take()]).toEqual([undefined, true, 6]);
  });

  test('loses nothing, and lets nobody wait for two items of another', () => {
    const guests = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 60 });
    fc.assert(
      fc.property(guests, (asked) => {
        const line = fairLine<{ who: string; place: number }>({ most: 40, mostOfOne: 20 });
        const taken = asked.map((who, place) => ({ who, place })).filter((item) => line.add(item.who, item));
        const served = takeAll(line);
        expect(served.toSorted((one, other) => one.place - other.place)).toEqual(taken);
        served.forEach(({ who }, i) => {
          const since = served.slice(served.findLastIndex((one, j) => j < i && one.who === who) + 1, i);
          expect(new Set(since.map((one) => one.who)).size).toBe(since.length);
        });
      }),
    );
  });
});
