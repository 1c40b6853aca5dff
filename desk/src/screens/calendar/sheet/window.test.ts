import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsAround } from '../../../features/calendar/columns.ts';
import { madeSheet } from '../../../testing/made-sheet.ts';
import { usualMeasures } from './measures.ts';
import { colsOf, weekOf } from './weeks.ts';
import { placeAt, rowAt, scrolledTo, seenRange, topsOf } from './window.ts';

const { rows, today } = madeSheet();
const columns = columnsAround(today);
const tops = topsOf(rows, usualMeasures);
const anyPlace = fc.record({
  row: fc.integer({ min: 0, max: rows.length - 1 }),
  col: fc.integer({ min: 0, max: columns.count - 1 }),
});
const anyScrolled = fc.record({ down: fc.integer({ min: 0, max: 300 }), across: fc.integer({ min: 0, max: 30_000 }) });

test('each pixel of a row is in that row', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: rows.length - 1 }), fc.nat(33), (row, y) => {
      expect(rowAt(tops, (tops[row] ?? 0) + y)).toBe(row);
    }),
  );
});

test('a cell that is gone to is seen whole, and is found where it is seen', () => {
  fc.assert(
    fc.property(anyPlace, anyScrolled, (place, at) => {
      const small = { ...usualMeasures, height: 200, width: 600 };
      const scrolled = scrolledTo(small, tops, place, at);
      const { top, bottom } = seenRange(small, tops, columns, scrolled);
      expect(top <= place.row && place.row <= bottom).toBe(true);
      const point = {
        across: small.first + place.col * small.cell - scrolled.across + small.cell / 2,
        down: (tops[place.row] ?? 0) - scrolled.down + 5,
      };
      expect(point.across).toBeGreaterThan(small.first);
      expect(point.across).toBeLessThan(small.width);
      expect(placeAt(small, tops, columns, scrolled, point, false)).toEqual(place);
    }),
  );
});

test('a point over the names of rows or over the days is no cell', () => {
  const at = { down: 0, across: 0 };
  expect(placeAt(usualMeasures, tops, columns, at, { across: 20, down: 200 }, false)).toBeNull();
  expect(placeAt(usualMeasures, tops, columns, at, { across: 400, down: 20 }, false)).toBeNull();
});

test('where nothing has a size nothing is seen', () => {
  const { top, bottom } = seenRange({ ...usualMeasures, width: 0 }, tops, columns, { down: 0, across: 0 });
  expect(bottom).toBeLessThan(top);
});

test('three weeks from today on are three of the pieces that are written, also where a pixel is cut off', () => {
  for (const cell of [47, 47.3, 62.6]) {
    const measures = { ...usualMeasures, cell, width: usualMeasures.first + 21 * cell };
    const { first, last } = seenRange(measures, tops, columns, { down: 0, across: Math.floor(90 * cell) });
    expect(last - first).toBe(2);
    expect([colsOf(columns, first)[0], colsOf(columns, last)[1]]).toEqual([90, 111]);
  }
});

test('each night of the sheet is in the week that has it, and in no other', () => {
  const nights: number[] = [];
  for (let week = 0; colsOf(columns, week)[0] < columns.count; week++) {
    const [from, end] = colsOf(columns, week);
    for (let col = from; col < end; col++) nights.push(weekOf(col) === week ? col : -1);
  }
  expect(nights).toEqual(Array.from({ length: columns.count }, (_, col) => col));
});
