import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsAround } from '../../../features/calendar/columns.ts';
import { madeSheet } from '../../../testing/made-sheet.ts';
import { usualMeasures } from './measures.ts';
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
