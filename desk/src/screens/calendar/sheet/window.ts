import type { Columns } from '../../../features/calendar/columns.ts';
import { clamped, type Place } from '../../../features/calendar/range.ts';
import type { SheetRow } from '../../../features/calendar/sheet.ts';
import { usualMeasures, type Measures } from './measures.ts';
import { weekOf } from './weeks.ts';

/** Rows and weeks, both ends included; none where the last is before the first. */
export type Range = {
  readonly top: number;
  readonly bottom: number;
  readonly first: number;
  readonly last: number;
};

/** How far the sheet has been scrolled: down, and from its first night on, in whichever direction its script runs. */
export type Scrolled = { readonly down: number; readonly across: number };

/** Where each row begins below the heads, and last of all where the sheet ends. */
export function topsOf(rows: readonly SheetRow[], { head, heights }: Measures): number[] {
  const tops = [head];
  for (const { kind } of rows) tops.push((tops.at(-1) ?? head) + heights[kind]);
  return tops;
}

/** The row at so many pixels from the top of the sheet. */
export function rowAt(tops: readonly number[], y: number): number {
  let [low, high] = [0, Math.max(0, tops.length - 2)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** So little of a night is not looked at, and where one has scrolled to is told in whole pixels. */
const unseen = 1;

/** What is seen between the heads and the edge. */
export function seenRange(measures: Measures, tops: readonly number[], columns: Columns, at: Scrolled): Range {
  const { cell, first, head, width, height } = measures;
  if (width === 0) return { top: 0, bottom: -1, first: 0, last: -1 };
  const lastCol = Math.min(columns.count, Math.ceil((at.across + width - first - unseen) / cell)) - 1;
  return {
    top: rowAt(tops, at.down + head),
    bottom: rowAt(tops, at.down + height),
    first: weekOf(Math.min(columns.count - 1, Math.floor((at.across + unseen) / cell))),
    last: weekOf(lastCol),
  };
}

/** The nights that are seen, to the nearest; a sheet without a size shows as many as a desk does. */
export function seenNights({ cell, first, width }: Measures, { count }: Columns, across: number): [number, number] {
  const begin = Math.round(across / cell);
  const nights = Math.max(1, Math.floor(((width || usualMeasures.width) - first) / cell));
  return [begin, Math.min(count, begin + nights) - 1];
}

/** Which cell lies at a point of the window; null over the heads, unless one has come there by dragging. */
export function placeAt(
  { cell, first, head }: Measures,
  tops: readonly number[],
  columns: Columns,
  scrolled: Scrolled,
  point: Scrolled,
  isDragging: boolean,
): Place | null {
  if (!isDragging && (point.across < first || point.down < head)) return null;
  const col = Math.floor((point.across - first + scrolled.across) / cell);
  const place = { row: rowAt(tops, point.down + scrolled.down), col };
  return clamped(place, { rows: tops.length - 1, cols: columns.count });
}

/** So little is scrolled that a cell is seen whole. */
export function scrolledTo(measures: Measures, tops: readonly number[], place: Place, at: Scrolled): Scrolled {
  const { cell, first, head, width, height } = measures;
  const near = (begin: number, end: number, from: number, room: number): number =>
    begin < from ? begin : end > from + room ? Math.max(0, end - room) : from;
  if (width === 0) return at;
  const [top, end] = [(tops[place.row] ?? head) - head, (tops[place.row + 1] ?? head) - head];
  return {
    down: near(top, end, at.down, height - head),
    across: near(place.col * cell, (place.col + 1) * cell, at.across, width - first),
  };
}
