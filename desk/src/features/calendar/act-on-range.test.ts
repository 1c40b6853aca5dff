import { expect, test } from 'vitest';
import { madeSheet } from '../../testing/made-sheet.ts';
import { fillChanges, flagChanges, liftChanges, typedChanges } from './act-on-range.ts';
import { colOf } from './columns.ts';
import { nothingPending, withChanges, type Edits, type NightChange } from './pending.ts';
import type { NightFields } from './sheet.ts';
import { bindingRules } from './shown-night.ts';
import { moved, wholeRows, type Selection } from './range.ts';
import { readTyped, type Typed } from './typed-input.ts';

const { sheet, rows, looking } = madeSheet((rowId, date) =>
  rowId === 'double/flexible' && date === '2026-11-28' ? { price: 22_000, minStay: 2 } : {},
);
const rowOf = (id: string): number => rows.findIndex((row) => row.id === id);
const range = (from: string, to: string, first: string, last: string): Selection => ({
  anchor: { row: rowOf(from), col: colOf(looking().columns, first) },
  head: { row: rowOf(to), col: colOf(looking().columns, last) },
});
const typed = (text: string) => readTyped(text, 'CHF') as Typed;
const texts = (changes: readonly NightChange[]) =>
  changes.map(({ rowId, date, set }) => `${rowId} ${date} ${JSON.stringify(set)}`);

test('K09 what is typed goes into all that is chosen, each night from its own price', () => {
  const nights = range('double/flexible', 'double/flexible', '2026-11-27', '2026-11-28');
  expect(texts(typedChanges(looking(), nights, typed('+10')))).toEqual([
    'double/flexible 2026-11-27 {"price":19000}',
    'double/flexible 2026-11-28 {"price":23000}',
  ]);
  expect(texts(typedChanges(looking(), nights, typed('3+')))).toEqual([
    'double/flexible 2026-11-27 {"minStay":3}',
    'double/flexible 2026-11-28 {"minStay":3}',
  ]);
});

test('K13 a rate that follows one of the chosen is not changed twice; chosen alone it is set apart', () => {
  const all = range('double/flexible', 'double/half-board', '2026-11-27', '2026-11-27');
  expect(texts(typedChanges(looking(), all, typed('+10')))).toEqual(['double/flexible 2026-11-27 {"price":19000}']);
  const alone = range('double/saver', 'double/saver', '2026-11-27', '2026-11-27');
  expect(texts(typedChanges(looking(), alone, typed('150')))).toEqual(['double/saver 2026-11-27 {"price":15000}']);
});

test('a price never lands in the stock, and nothing in a night that is over', () => {
  const mixed = range('double/flexible', 'twin/flexible', '2026-11-16', '2026-11-17');
  const changed = typedChanges(looking(), mixed, typed('200')).map(({ rowId, date }) => `${rowId} ${date}`);
  expect(changed).toEqual(['double/flexible 2026-11-17', 'twin/flexible 2026-11-17']);
  const stock = range('double', 'double', '2026-11-17', '2026-11-17');
  expect(texts(typedChanges(looking(), stock, typed('5')).slice(0, 1))).toEqual(['double 2026-11-17 {"total":500}']);
  expect(typedChanges(looking(), stock, readTyped('5', 'rooms') as Typed)[0]?.set).toEqual({ total: 5 });
});

test('K09 X closes all that is chosen and opens it where all of it is closed; the house closes all of its rooms', () => {
  const nights = range('double/flexible', 'double/flexible', '2026-11-27', '2026-11-28');
  const closed = withChanges(nothingPending, flagChanges(looking(), nights, 'isClosed'), sheet);
  expect(texts(flagChanges(looking(closed.edits), nights, 'isClosed'))[0]).toContain('{"isClosed":false}');
  const house = range('house', 'house', '2026-11-27', '2026-11-27');
  expect(texts(flagChanges(looking(), house, 'isClosed'))).toEqual(['house 2026-11-27 {"isClosed":true}']);
});

test('what closes the house or a room closes all of its rates, and what a parent forbids its followers', () => {
  const put = (rowId: string, set: NightFields) =>
    withChanges(nothingPending, [{ rowId, date: '2026-11-27', set }], sheet).edits;
  const binds = (edits: Edits, rowId: string) => bindingRules(sheet, edits, rowId, '2026-11-27');
  for (const rowId of ['double', 'double/flexible', 'twin/saver'])
    expect(binds(put('house', { isClosed: true }), rowId).isClosed).toBe(true);
  expect(binds(put('double', { isClosed: true }), 'double/half-board').isClosed).toBe(true);
  expect(binds(put('double', { isClosed: true }), 'twin/flexible').isClosed).toBe(false);
  expect(binds(put('double/flexible', { minStay: 3 }), 'double/saver').minStay).toBe(3);
  expect(binds(put('double/saver', { minStay: 3 }), 'double/flexible').minStay).toBeNull();
});

test('K09 Delete lifts what is forbidden, and gives prices that stand apart back where nothing is', () => {
  const nights = range('double/flexible', 'double/flexible', '2026-11-27', '2026-11-28');
  expect(liftChanges(looking(), nights).map(({ date }) => date)).toEqual(['2026-11-28']);
  const apart = madeSheet((rowId) => (rowId === 'double/saver' ? { price: 15_000, isApart: true } : {}));
  const saver = range('double/saver', 'double/saver', '2026-11-27', '2026-11-27');
  expect(texts(liftChanges(apart.looking(), saver))).toEqual(['double/saver 2026-11-27 {"price":null}']);
});

test('K09 Ctrl R fills to the right and Ctrl D down, prices and what is forbidden together', () => {
  const right = fillChanges(
    looking(),
    range('double/flexible', 'double/flexible', '2026-11-28', '2026-11-30'),
    'right',
  );
  expect(right.map(({ date, set }) => [date, set.price, set.minStay])).toEqual([
    ['2026-11-29', 22_000, 2],
    ['2026-11-30', 22_000, 2],
  ]);
  const down = fillChanges(looking(), range('double/flexible', 'double/saver', '2026-11-28', '2026-11-28'), 'down');
  expect(down.map(({ rowId, set }) => [rowId, set.price])).toEqual([['double/saver', 22_000]]);
});

test('K09 arrows stay inside the sheet, Shift stretches, Ctrl A takes whole rows', () => {
  const size = { rows: rows.length, cols: 810 };
  const start: Selection = { anchor: { row: 0, col: 0 }, head: { row: 0, col: 0 } };
  expect(moved(start, { rows: -1, cols: -5 }, size, false)).toEqual(start);
  const wide = moved(start, { rows: 2, cols: 1000 }, size, true);
  expect(wide).toEqual({ anchor: { row: 0, col: 0 }, head: { row: 2, col: 809 } });
  expect(wholeRows(moved(start, { rows: 1, cols: 4 }, size, false), size)).toEqual({
    anchor: { row: 1, col: 0 },
    head: { row: 1, col: 809 },
  });
});
