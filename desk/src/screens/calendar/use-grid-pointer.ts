import { useRef, type PointerEvent, type RefObject } from 'react';
import type { Place } from '../../features/calendar/range.ts';
import type { DrawnSheet } from './sheet/drawn-sheet.ts';

export interface PointerActs {
  onChoose: (place: Place, isExtending: boolean) => void;
  /** The little square was drawn from what is chosen to there. */
  onFillTo: (place: Place) => void;
  onOpen: () => void;
  onFold: (roomId: string) => void;
}

interface Pointing extends PointerActs {
  grid: RefObject<HTMLElement | null>;
  sheet: RefObject<DrawnSheet | null>;
}

/** So near the edge, what is dragged moves the sheet along. */
const edge = 28;

/** Choosing with a mouse or a finger. A finger that moves scrolls; drawn by the little square it chooses more nights. */
export function useGridPointer({ grid, sheet, onChoose, onFillTo, onFold, onOpen }: Pointing) {
  const drag = useRef<'choosing' | 'filling' | null>(null);
  const pressedBy = useRef('mouse');
  const placeOf = (event: { clientX: number; clientY: number }): Place | null =>
    sheet.current?.placeAt(event, drag.current !== null) ?? null;
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
      const folding = event.target instanceof Element && event.target.closest('[data-fold]')?.getAttribute('data-fold');
      if (folding) return onFold(folding);
      // A finger has tapped and not scrolled; a mouse has chosen when it was pressed.
      if (pressedBy.current === 'mouse') return;
      const place = placeOf(event);
      if (place) onChoose(place, event.shiftKey);
    },
    onDoubleClick: (event: React.MouseEvent<HTMLDivElement>) => {
      if (placeOf(event)) onOpen();
    },
  };
}

function follow(grid: HTMLElement | null, { clientX, clientY }: PointerEvent): void {
  const box = grid?.getBoundingClientRect();
  if (!grid || !box) return;
  const by = (from: number, to: number, at: number): number => (at < from + edge ? -1 : at > to - edge ? 1 : 0);
  grid.scrollBy({ left: by(box.left, box.right, clientX) * 24, top: by(box.top, box.bottom, clientY) * 24 });
}
