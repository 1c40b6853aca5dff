import fc from 'fast-check';
import { addDays, daysBetween, stayDate, weekdayOf } from '@stayfront/rules/stay/stay-date';
import { expect, test } from 'vitest';
import { madeSheet } from '../../testing/made-sheet.ts';
import { bulkChanges, countBulk, nightsOfPeriods, sameWeekdayOf, type BulkWish } from './bulk.ts';
import { nothingPending, withChanges } from './pending.ts';
import { reviewOf, runsOf } from './review.ts';

const { sheet, today } = madeSheet();
const wish: BulkWish = {
  periods: [{ from: '2026-11-27', to: '2026-12-23' }],
  weekdays: [5, 6],
  roomIds: ['double', 'twin'],
  ratePlanIds: ['flexible'],
  price: { kind: 'typed', typed: { kind: 'percent', basisPoints: 800 }, roundTo: 100 },
  rules: {},
  total: null,
};

test('K10 seasons, weekdays, rooms and rates at once: counted with examples before anything is pending', () => {
  const changes = bulkChanges(sheet, {}, wish, today);
  expect(countBulk(sheet, {}, changes)).toEqual({
    changes: 16,
    nights: 8,
    rooms: 2,
    examples: [
      { rowId: 'double/flexible', date: '2026-11-27', before: 18_000, after: 19_400 },
      { rowId: 'twin/flexible', date: '2026-11-27', before: 18_000, after: 19_400 },
    ],
  });
});

test('K10 what says nothing new is not counted, and a rate that follows a chosen one follows', () => {
  const same = { ...wish, price: { kind: 'typed', typed: { kind: 'set', value: 18_000 }, roundTo: 1 } } as const;
  expect(bulkChanges(sheet, {}, same, today)).toEqual([]);
  const both = bulkChanges(sheet, {}, { ...wish, ratePlanIds: ['flexible', 'saver'] }, today);
  expect(new Set(both.map(({ rowId }) => rowId))).toEqual(new Set(['double/flexible', 'twin/flexible']));
});

test('K10 nights of several seasons are counted once each, and none that is over', () => {
  const periods = [
    { from: '2026-11-10', to: '2026-11-20' },
    { from: '2026-11-18', to: '2026-11-22' },
  ];
  expect(nightsOfPeriods(periods, [], today)).toHaveLength(6);
});

test('K10 a copied period takes Saturdays from Saturdays, at most three days away', () => {
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 500 }), fc.nat(400), (apart, day) => {
      const begin = stayDate('2026-12-18');
      const date = addDays(begin, day);
      const source = sameWeekdayOf(addDays(begin, apart), begin, date);
      expect(weekdayOf(source)).toBe(weekdayOf(date));
      expect(Math.abs(daysBetween(source, date) + apart)).toBeLessThanOrEqual(3);
    }),
  );
  const copied = bulkChanges(
    madeSheet((_, date) => ({ price: date < '2026-12-01' ? 10_000 : 18_000 })).sheet,
    {},
    {
      ...wish,
      weekdays: [],
      price: { kind: 'copy', from: stayDate('2026-11-17'), basisPoints: 500, roundTo: 100 },
      periods: [{ from: '2026-12-24', to: '2026-12-26' }],
    },
    today,
  );
  expect(copied.map(({ set }) => set.price)).toEqual(Array.from({ length: 6 }, () => 10_500));
});

test('K11 the review says equal changes once, with what follows', () => {
  const pending = withChanges(nothingPending, bulkChanges(sheet, {}, { ...wish, rules: { minStay: 2 } }, today), sheet);
  const [double, twin, ...rest] = reviewOf(sheet, pending.edits);
  expect(double).toMatchObject({
    rowId: 'double/flexible',
    field: 'price',
    changes: [{ before: 18_000, after: 19_400 }],
  });
  expect(double?.changes[0]?.dates).toHaveLength(8);
  expect(double?.followers.map(({ after }) => after)).toEqual([17_100, 31_000]);
  expect(twin?.rowId).toBe('twin/flexible');
  expect(rest.map(({ field }) => field)).toEqual(['minStay', 'minStay']);
  const isNext = (one: string, other: string): boolean => addDays(stayDate(one), 1) === other;
  expect(runsOf(['2026-11-27', '2026-11-28', '2026-12-04'], isNext)).toEqual([
    ['2026-11-27', '2026-11-28'],
    ['2026-12-04', '2026-12-04'],
  ]);
});
