import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsAround } from '../../../features/calendar/columns.ts';
import { madeSheet } from '../../../testing/made-sheet.ts';
import { usualMeasures, type Measures } from './measures.ts';
import { colsOf, weekOf } from './weeks.ts';
import { openWindow, type Scrolled } from './window.ts';

const { rows, today } = madeSheet();
const columns = columnsAround(today);
const { heights } = usualMeasures;
const tops = rows.reduce<number[]>((all, { kind }) => [...all, (all.at(-1) ?? 0) + heights[kind]], [0]);
const anyPlace = fc.record({
  row: fc.integer({ min: 0, max: rows.length - 1 }),
  col: fc.integer({ min: 0, max: columns.count - 1 }),
});
const anyScrolled = fc.record({ down: fc.integer({ min: 0, max: 300 }), across: fc.integer({ min: 0, max: 30_000 }) });

/** A sheet of a size, scrolled so far; nothing has a size here by itself. */
function openAt(measures: Measures, at: Scrolled) {
  const grid = document.createElement('div');
  document.body.append(grid);
  const { width, height, first, cell, head, below } = measures;
  const [scrollWidth, scrollHeight] = [first + columns.count * cell, head + (tops.at(-1) ?? 0) + below];
  const sizes = { clientWidth: width, clientHeight: height, scrollWidth, scrollHeight };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(grid, name, { value });
  const window = openWindow(grid, { rows, columns, measures }, at);
  window.open();
  const stepped = (): void => void grid.dispatchEvent(new Event('scroll'));
  return { window, stepped, grid };
}

test('each pixel of a row is in that row', () => {
  const { window, grid } = openAt(usualMeasures, { down: 0, across: 0 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: rows.length - 1 }), fc.nat(33), (row, y) => {
      const point = { across: 400, down: usualMeasures.head + (tops[row] ?? 0) + y };
      expect(window.placeAt(point, false)?.row).toBe(row);
    }),
  );
  window.close();
  grid.remove();
});

test('a cell that is gone to is seen whole, and is found where it is seen', () => {
  fc.assert(
    fc.property(anyPlace, anyScrolled, (place, at) => {
      const small = { ...usualMeasures, height: 200, width: 600 };
      const { window, stepped, grid } = openAt(small, at);
      window.showPlace(place);
      stepped();
      const { top, bottom, first, last } = window.seen();
      expect(top <= place.row && place.row <= bottom).toBe(true);
      expect(first <= weekOf(place.col) && weekOf(place.col) <= last).toBe(true);
      const scrolled = window.scrolled();
      const point = {
        across: small.first + place.col * small.cell - scrolled.across + small.cell / 2,
        down: small.head + (tops[place.row] ?? 0) - scrolled.down + 5,
      };
      expect(point.across).toBeGreaterThan(small.first);
      expect(point.across).toBeLessThan(small.width);
      expect(window.placeAt(point, false)).toEqual(place);
      window.close();
      grid.remove();
    }),
  );
});

test('where another step like the last will lead is seen before, and a leap leads nowhere', () => {
  const step = fc.record({ down: fc.integer({ min: -300, max: 300 }), across: fc.integer({ min: -500, max: 500 }) });
  const anyWay = fc.record({ at: anyScrolled, step });
  fc.assert(
    fc.property(anyWay, ({ at, step: { down, across } }) => {
      const small = { ...usualMeasures, height: 400, width: 800 };
      const { window, grid } = openAt(small, at);
      const next = openAt(small, { down: Math.max(0, at.down + down), across: Math.max(0, at.across + across) });
      const seen = window.seen();
      const found = window.seenNext(seen, { down, across });
      const led = next.window.seen();
      expect(found.top <= Math.min(seen.top, led.top) && found.bottom >= Math.max(seen.bottom, led.bottom)).toBe(true);
      expect(found.first <= Math.min(seen.first, led.first) && found.last >= Math.max(seen.last, led.last)).toBe(true);
      expect(window.seenNext(seen, { down: 401, across: 0 })).toEqual(seen);
      for (const one of [window, next.window]) one.close();
      for (const one of [grid, next.grid]) one.remove();
    }),
  );
});

test('a point over the names of rows or over the days is no cell', () => {
  const { window } = openAt(usualMeasures, { down: 0, across: 0 });
  expect(window.placeAt({ across: 20, down: 200 }, false)).toBeNull();
  expect(window.placeAt({ across: 400, down: 20 }, false)).toBeNull();
  window.close();
});

test('where nothing has a size nothing is seen', () => {
  const { window } = openAt({ ...usualMeasures, width: 0, height: 0 }, { down: 0, across: 0 });
  const { top, bottom } = window.seen();
  expect(bottom).toBeLessThan(top);
  window.close();
});

test('three weeks from today on are three of the pieces that are written, also where a pixel is cut off', () => {
  for (const cell of [47, 47.3, 62.6]) {
    const measures = { ...usualMeasures, cell, width: usualMeasures.first + 21 * cell };
    const { first, last } = openWindow(
      null,
      { rows, columns, measures },
      { down: 0, across: Math.floor(90 * cell) },
    ).seen();
    expect(last - first).toBe(2);
    expect([colsOf(columns, first)[0], colsOf(columns, last)[1]]).toEqual([90, 111]);
  }
});

test('rows that are folded away and nights of another width are other rows and nights at the same place', () => {
  const { window } = openAt(usualMeasures, { down: 0, across: 90 * usualMeasures.cell });
  const [first] = window.nights();
  expect(first).toBe(90);
  window.change({ rows: rows.slice(0, 4), columns, measures: { ...usualMeasures, cell: 94 } });
  expect(window.seen().bottom).toBe(3);
  expect(window.nights()[0]).toBe(45);
  window.close();
});

test('each night of the sheet is in the week that has it, and in no other', () => {
  const nights: number[] = [];
  for (let week = 0; colsOf(columns, week)[0] < columns.count; week++) {
    const [from, end] = colsOf(columns, week);
    for (let col = from; col < end; col++) nights.push(weekOf(col) === week ? col : -1);
  }
  expect(nights).toEqual(Array.from({ length: columns.count }, (_, col) => col));
});
