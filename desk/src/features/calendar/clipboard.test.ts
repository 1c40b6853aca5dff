import fc from 'fast-check';
import { expect, test } from 'vitest';
import { madeSheet } from '../../testing/made-sheet.ts';
import { copiedText, pastedChanges, readDay } from './clipboard.ts';
import { colOf } from './columns.ts';
import { nothingPending, withChanges } from './pending.ts';
import type { Selection } from './range.ts';

const { sheet, rows, looking } = madeSheet((rowId, date) =>
  rowId === 'double/flexible' ? { price: 10_000 + Number(date.slice(-2)) * 150 } : {},
);
const col = (date: string): number => colOf(looking().columns, date);
const rowOf = (id: string): number => rows.findIndex((row) => row.id === id);
const one = (id: string, date: string): Selection => ({
  anchor: { row: rowOf(id), col: col(date) },
  head: { row: rowOf(id), col: col(date) },
});
const wide = (id: string, to: string, first: string, last: string): Selection => ({
  anchor: { row: rowOf(id), col: col(first) },
  head: { row: rowOf(to), col: col(last) },
});

test('K09 what is copied is what a spreadsheet takes, stock and prices', () => {
  const chosen = wide('double', 'double/flexible', '2026-11-27', '2026-11-29');
  expect(copiedText(looking(), chosen)).toBe('8\t8\t8\n140.50\t142\t143.50');
});

test('K09 prices from a spreadsheet land where one is, and what is no price is named', () => {
  const pasted = pastedChanges(looking(), one('twin/flexible', '2026-11-27'), '210\t220,50\tfree\r\n199');
  expect(pasted.changes).toEqual([
    { rowId: 'twin/flexible', date: '2026-11-27', set: { price: 21_000 } },
    { rowId: 'twin/flexible', date: '2026-11-28', set: { price: 22_050 } },
    { rowId: 'twin/saver', date: '2026-11-27', set: { price: 19_900 } },
  ]);
  expect(pasted.faults).toEqual([{ line: 1, column: 3, text: 'free' }]);
});

test('K09 a column of dates and one of prices land on their days, wherever one is', () => {
  const text = 'Date\tFlexible\n2026-12-24\t300\n25.12.2026\t310\n2029-01-01\t1\nsoon\t5';
  const pasted = pastedChanges(looking(), one('double/flexible', '2026-11-17'), text);
  expect(pasted.changes).toEqual([
    { rowId: 'double/flexible', date: '2026-12-24', set: { price: 30_000 } },
    { rowId: 'double/flexible', date: '2026-12-25', set: { price: 31_000 } },
  ]);
  expect(pasted.faults).toEqual([{ line: 5, column: 1, text: 'soon' }]);
});

test('one value fills all that is chosen', () => {
  const pasted = pastedChanges(
    looking(),
    wide('double/flexible', 'double/flexible', '2026-11-27', '2026-11-30'),
    '200',
  );
  expect(pasted.changes).toHaveLength(4);
});

test('days are read year first or day first; none that does not exist', () => {
  expect(readDay('2026-12-24')).toBe('2026-12-24');
  expect(readDay('1.2.2027')).toBe('2027-02-01');
  expect(readDay('30.02.2027')).toBeNull();
  expect(readDay('180')).toBeNull();
});

test('what is copied and put elsewhere reads the same there; where it came from nothing changes', () => {
  const nights = fc.integer({ min: 0, max: 40 });
  fc.assert(
    fc.property(nights, nights, fc.nat(6), nights, (from, length, height, to) => {
      const begin = col('2026-11-17');
      const last = Math.min(rows.length - 1, 1 + height);
      const source: Selection = {
        anchor: { row: 1, col: begin + from },
        head: { row: last, col: begin + from + length },
      };
      const text = copiedText(looking(), source);
      expect(withChanges(nothingPending, pastedChanges(looking(), source, text).changes, sheet).edits).toEqual({});
      const target: Selection = { anchor: { row: 1, col: begin + to }, head: { row: 1, col: begin + to } };
      const put = withChanges(nothingPending, pastedChanges(looking(), target, text).changes, sheet);
      const there: Selection = { anchor: { row: 1, col: begin + to }, head: { row: last, col: begin + to + length } };
      // Rows that follow are worked out of the one above, which has come to the same prices.
      expect(copiedText(looking(put.edits), there)).toBe(text);
    }),
    { numRuns: 25 },
  );
});
