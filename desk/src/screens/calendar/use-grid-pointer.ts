import type { Virtualizer } from '@tanstack/react-virtual';
import { useRef, type PointerEvent, type RefObject } from 'react';
import type { Columns } from '../../features/calendar/columns.ts';
import { clamped, type Place } from '../../features/calendar/range.ts';
import type { SheetRow } from '../../features/calendar/sheet.ts';
import type { GridSizes } from './use-grid-sizes.ts';

export interface PointerActs {
  onChoose: (place: Place, isExtending: boolean) => void;
  /** The little square was drawn from what is chosen to there. */
  onFillTo: (place: Place) => void;
  onOpen: () => void;
}

interface Pointing extends PointerActs {
  grid: RefObject<HTMLElement | null>;
  byRow: Virtualizer<HTMLDivElement, Element>;
  byCol: Virtualizer<HTMLDivElement, Element>;
  sizes: GridSizes;
  rows: readonly SheetRow[];
  columns: Columns;
}

/** So near the edge, what is dragged moves the sheet along. */
const edge = 28;

/** Choosing with a mouse or a finger. A finger that moves scrolls; drawn by the little square it chooses more nights. */
export function useGridPointer({ grid, byRow, byCol, sizes, rows, columns, onChoose, onFillTo, onOpen }: Pointing) {
  const drag = useRef<'choosing' | 'filling' | null>(null);
  const pressedBy = useRef('mouse');
  const placeOf = (event: PointerEvent): Place | null => {
    const box = grid.current?.getBoundingClientRect();
    if (!grid.current || !box) return null;
    const isRtl = getComputedStyle(grid.current).direction === 'rtl';
    const across = isRtl ? box.right - event.clientX : event.clientX - box.left;
    const down = event.clientY - box.top;
    if (drag.current === null && (across < sizes.first || down < sizes.head)) return null;
    const col = Math.floor((across - sizes.first + (byCol.scrollOffset ?? 0)) / sizes.cell);
    const row = byRow.getVirtualItemForOffset(down + (byRow.scrollOffset ?? 0))?.index ?? 0;
    return clamped({ row, col }, { rows: rows.length, cols: columns.count });
  };
  const isHandle = ({ target }: PointerEvent): boolean =>
    target instanceof Element && target.closest('[data-handle]') !== null;
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (event.button !== 0) return;
      pressedBy.current = event.pointerType;
      if (isHandle(event)) {
        drag.current = event.pointerType === 'mouse' ? 'filling' : 'choosing';
        event.currentTarget.setPointerCapture(event.pointerId);
        return event.preventDefault();
      }
      const place = placeOf(event);
      if (!place || event.pointerType !== 'mouse') return;
      onChoose(place, event.shiftKey);
      drag.current = 'choosing';
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      if (drag.current === null) return;
      const place = placeOf(event);
      if (place && drag.current === 'choosing') onChoose(place, true);
      follow(grid.current, event);
    },
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
      const place = placeOf(event);
      if (place && drag.current === 'filling') onFillTo(place);
      drag.current = null;
    },
    onPointerCancel: () => {
      drag.current = null;
    },
    onClick: (event: React.MouseEvent<HTMLDivElement>) => {
      // A finger has tapped and not scrolled; a mouse has chosen when it was pressed.
      if (pressedBy.current === 'mouse') return;
      const place = placeOf(event as unknown as PointerEvent);
      if (place) onChoose(place, event.shiftKey);
    },
    onDoubleClick: (event: React.MouseEvent<HTMLDivElement>) => {
      if (placeOf(event as unknown as PointerEvent)) onOpen();
    },
  };
}

function follow(grid: HTMLElement | null, { clientX, clientY }: PointerEvent): void {
  const box = grid?.getBoundingClientRect();
  if (!grid || !box) return;
  const by = (from: number, to: number, at: number): number => (at < from + edge ? -1 : at > to - edge ? 1 : 0);
  grid.scrollBy({ left: by(box.left, box.right, clientX) * 24, top: by(box.top, box.bottom, clientY) * 24 });
}
