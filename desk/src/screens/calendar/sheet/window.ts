import { observeElementOffset, Virtualizer, type Rect } from '@tanstack/virtual-core';
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

export type Over = {
  readonly rows: readonly SheetRow[];
  readonly columns: Columns;
  readonly measures: Measures;
};

type Axis = Virtualizer<HTMLElement, HTMLElement>;

/** So little of a night is not looked at, and where one has scrolled to is told in whole pixels. */
const unseen = 1;

const nothingSeen: Range = { top: 0, bottom: -1, first: 0, last: -1 };

/** The window lies between the heads and the edge: what is under a head is not seen. */
const rectOf = ({ width, height, first, head }: Measures): Rect =>
  width === 0 ? { width: 0, height: 0 } : { width: width - first, height: height - head };

/**
 * What is seen of hundreds of rows and nights. A library says it (decision 116): one list of rows, one of nights. Where
 * nothing has a size nothing is seen; the server has no element, and says what it would see.
 */
export function openWindow(grid: HTMLElement | null, begun: Over, at: Scrolled, onChange: () => void = () => {}) {
  let { rows, columns, measures } = begun;
  const isRtl = grid !== null && getComputedStyle(grid).direction === 'rtl';
  const told: ((rect: Rect) => void)[] = [];
  const both = () => ({
    getScrollElement: () => grid,
    scrollToFn: (offset: number, _: unknown, { options }: Axis): void => {
      if (!grid) return;
      if (options.horizontal) grid.scrollLeft = isRtl ? -offset : offset;
      else grid.scrollTop = offset;
    },
    observeElementRect: (_: Axis, tell: (rect: Rect) => void): void => {
      told.push(tell);
      tell(rectOf(measures));
    },
    observeElementOffset,
    initialRect: rectOf(measures),
    onChange,
  });
  const heightOf = (index: number): number => measures.heights[rows[index]?.kind ?? 'rate'];
  const ofRows = () => ({
    ...both(),
    count: rows.length,
    estimateSize: heightOf,
    paddingEnd: measures.below,
    initialOffset: at.down,
  });
  const ofNights = () => ({
    ...both(),
    count: columns.count,
    estimateSize: () => measures.cell,
    initialOffset: at.across,
    horizontal: true,
    isRtl,
  });
  const down: Axis = new Virtualizer(ofRows());
  const across: Axis = new Virtualizer(ofNights());
  const scrolled = (): Scrolled => ({ down: down.scrollOffset ?? at.down, across: across.scrollOffset ?? at.across });
  const nightAt = (offset: number): number => across.getVirtualItemForOffset(offset)?.index ?? 0;
  const rowAt = (offset: number): number => down.getVirtualItemForOffset(offset)?.index ?? 0;

  return {
    /** From now on scrolling is heard. */
    open: (): void => {
      down._willUpdate();
      across._willUpdate();
    },
    close: (): void => {
      down._didMount()();
      across._didMount()();
    },
    scrolled,
    isMoving: (): boolean => down.isScrolling || across.isScrolling,
    seen: (): Range => {
      const lines = down.calculateRange();
      const { width } = rectOf(measures);
      if (!lines || width === 0) return nothingSeen;
      const from = scrolled().across;
      return {
        top: lines.startIndex,
        bottom: lines.endIndex,
        first: weekOf(nightAt(from + unseen)),
        last: weekOf(nightAt(from + width - unseen)),
      };
    },
    /** What is seen, and what will be after another step like the last: a browser scrolls on while we draw. */
    seenNext: (seen: Range, step: Scrolled): Range => {
      const { width, height } = rectOf(measures);
      // Whoever has jumped does not go on like that.
      if (seen === nothingSeen || Math.abs(step.down) > height || Math.abs(step.across) > width) return seen;
      const at = { down: scrolled().down + step.down, across: scrolled().across + step.across };
      return {
        top: step.down < 0 ? Math.min(seen.top, rowAt(at.down)) : seen.top,
        bottom: step.down > 0 ? Math.max(seen.bottom, rowAt(at.down + height)) : seen.bottom,
        first: step.across < 0 ? Math.min(seen.first, weekOf(nightAt(at.across))) : seen.first,
        last: step.across > 0 ? Math.max(seen.last, weekOf(nightAt(at.across + width))) : seen.last,
      };
    },
    /** The nights that are seen, to the nearest; a sheet without a size shows as many as a desk does. */
    nights: (): readonly [first: number, last: number] => {
      const { cell, first, width } = measures;
      const begin = Math.round(scrolled().across / cell);
      const nights = Math.max(1, Math.floor(((width || usualMeasures.width) - first) / cell));
      return [begin, Math.min(columns.count, begin + nights) - 1];
    },
    /** Other rows, or another size of them. */
    change: (next: Over): void => {
      ({ rows, columns, measures } = next);
      down.setOptions(ofRows());
      across.setOptions(ofNights());
      for (const tell of told) tell(rectOf(measures));
      down.measure();
      across.measure();
    },
    /** So little is scrolled that a cell is seen whole. */
    showPlace: ({ row, col }: Place): void => {
      if (measures.width === 0) return;
      down.scrollToIndex(row);
      across.scrollToIndex(col);
    },
    showNight: (col: number): void => across.scrollToOffset(col * measures.cell),
    /** Which cell lies at a point of the sheet's box; null over the heads, unless one has come there by dragging. */
    placeAt: (point: Scrolled, isDragging: boolean): Place | null => {
      const { first, head } = measures;
      if (!isDragging && (point.across < first || point.down < head)) return null;
      const from = scrolled();
      const row = down.getVirtualItemForOffset(point.down - head + from.down)?.index ?? 0;
      const place = { row, col: nightAt(point.across - first + from.across) };
      return clamped(place, { rows: rows.length, cols: columns.count });
    },
  };
}
