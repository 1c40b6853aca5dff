import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, stayDate } from '../stay/stay-date.ts';
import { isSame, readRules, sayRules, type CellChange, type SaidValue } from './cell-change.ts';
import { changeOn, foldChanges, unfoldSeries } from './series.ts';

const first = stayDate('2027-01-01');
const values: readonly SaidValue[] = [
  null,
  3,
  4,
  { byAdults: [100, null, 200], extraAdult: null, child: 0, infant: 0 },
  { minStay: 2 },
];
const anyValue = fc.constantFrom(...values);
const anyChange = fc.record({
  kind: fc.constantFrom('stock' as const, 'rate' as const, 'rules' as const),
  roomId: fc.constantFrom('double', 'family', null),
  ratePlanId: fc.constantFrom('flexible', null),
  date: fc.nat(40).map((days) => addDays(first, days)),
  before: anyValue,
  after: anyValue,
});
const keyOf = ({ kind, roomId, ratePlanId, date }: CellChange) => `${kind} ${roomId} ${ratePlanId} ${date}`;
const inOrder = (changes: Iterable<CellChange>) => [...changes].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

test('what is folded for keeping is unfolded to the same nights, and each is found by its day', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyChange, { selector: keyOf, maxLength: 60 }), (changes) => {
      const folded = foldChanges(changes);
      expect(inOrder(folded.flatMap((one) => [...unfoldSeries(one)]))).toEqual(inOrder(changes));
      for (const { before, after, ...one } of changes) {
        const row = folded.find(
          (s) => s.kind === one.kind && s.roomId === one.roomId && s.ratePlanId === one.ratePlanId,
        );
        expect(row && changeOn(row, one.date)).toEqual({ before, after });
        expect(row && changeOn(row, addDays(row.to, 1))).toBeNull();
      }
    }),
  );
});

test('two years of weekdays and weekends are two values and a run for each', () => {
  const nights = Array.from({ length: 750 }, (_, day): CellChange => {
    const date = addDays(first, day);
    const after = day % 7 < 5 ? 100 : 150;
    return { kind: 'stock', roomId: 'double', ratePlanId: null, date, before: null, after };
  });
  const [row, ...others] = foldChanges(nights);
  expect(others).toEqual([]);
  expect(row?.values).toEqual([null, 100, 150]);
  expect(JSON.stringify(row).length).toBeLessThan(4_000);
});

test('rules are kept without what forbids nothing', () => {
  const rules = readRules({ isClosed: true, maxStay: 5 });
  expect(sayRules(rules)).toEqual({ isClosed: true, maxStay: 5 });
  expect(sayRules(readRules(null))).toBeNull();
  expect(isSame({ minStay: 2, maxStay: 3 }, { maxStay: 3, minStay: 2 })).toBe(true);
  expect(isSame({ minStay: 2 }, { minStay: 3 })).toBe(false);
});
