import fc from 'fast-check';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { expect, test } from 'vitest';
import { madeSheet } from '../../testing/made-sheet.ts';
import { nothingPending, withChanges, type NightChange } from './pending.ts';
import { receivedChanges, sentEdits } from './sent-edits.ts';

const { sheet } = madeSheet();
const edits = (changes: readonly NightChange[]) => withChanges(nothingPending, changes, sheet).edits;
const night = (day: number): string => addDays(stayDate('2026-11-23'), day);

test('weekends of a season are sent as one edit, a fortnight too, and the house has no name', () => {
  const weekends = [4, 5, 11, 12, 18, 19].map((day) => ({
    rowId: 'double/flexible',
    date: night(day),
    set: { price: 24_800 },
  }));
  const fortnight = Array.from({ length: 14 }, (_, day) => ({
    rowId: 'house',
    date: night(day),
    set: { isClosed: true },
  }));
  expect(sentEdits(sheet, edits([...weekends, ...fortnight]))).toEqual([
    {
      room: 'double',
      ratePlan: 'flexible',
      from: night(4),
      to: night(19),
      weekdays: ['fri', 'sat'],
      version: '411',
      price: 24_800,
    },
    { from: night(0), to: night(13), version: '411', rules: { isClosed: true } },
  ]);
});

test('a price given back is sent as one that follows, stock with its room', () => {
  const apart = madeSheet((rowId) => (rowId === 'double/saver' ? { isApart: true, price: 9000 } : {})).sheet;
  const changes = [
    { rowId: 'double/saver', date: night(0), set: { price: null } },
    { rowId: 'double', date: night(0), set: { total: 5, minStay: 2 } },
  ];
  expect(sentEdits(apart, withChanges(nothingPending, changes, apart).edits)).toEqual([
    { room: 'double', ratePlan: 'saver', from: night(0), to: night(0), version: '411', follow: true },
    { room: 'double', from: night(0), to: night(0), version: '411', total: 5, rules: { minStay: 2 } },
  ]);
});

test('whatever is pending, the server is sent exactly those nights', () => {
  const change = fc.record({
    rowId: fc.constantFrom('house', 'double', 'double/flexible', 'twin/saver'),
    date: fc.nat(60).map(night),
    set: fc.constantFrom({ isClosed: true }, { minStay: 2 }, { minStay: 2, isClosed: true }),
  });
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 60 }), (changes) => {
      const pending = edits(changes);
      expect(edits(receivedChanges(sentEdits(sheet, pending)))).toEqual(pending);
    }),
  );
});
