import { useLayoutEffect, useState, type RefObject } from 'react';
import type { SheetRow } from '../../features/calendar/sheet.ts';

/** What the style sheet makes of the window: it says sizes, and here they are read. */
export type GridSizes = {
  readonly cell: number;
  readonly first: number;
  readonly head: number;
  readonly heights: Readonly<Record<SheetRow['kind'], number>>;
};

/** As at a desk of 1440; drawn on the server, and where nothing has a size. */
export const usualSizes: GridSizes = { cell: 47, first: 241, head: 76, heights: { house: 34, room: 46, rate: 34 } };

export function useGridSizes(ref: RefObject<HTMLElement | null>, weeks: number): GridSizes {
  const [sizes, setSizes] = useState(usualSizes);
  useLayoutEffect(() => {
    const grid = ref.current;
    if (!grid || typeof ResizeObserver === 'undefined') return;
    const read = (): void => {
      const of = (name: string): number =>
        grid.querySelector(`[data-size="${name}"]`)?.getBoundingClientRect().width ?? 0;
      const cell = of('cell');
      if (cell === 0) return;
      const heights = { house: of('house'), room: of('room'), rate: of('rate') };
      const next = { cell, first: of('first'), head: of('head'), heights };
      setSizes((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(grid);
    return () => observer.disconnect();
  }, [ref, weeks]);
  return sizes;
}
