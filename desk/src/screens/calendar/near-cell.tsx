import { Popover } from '@stayfront/ui/parts/popover.tsx';
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import './near-cell.css';

interface NearCellProps {
  /** The id of the cell that it is about. */
  cell: string;
  grid: RefObject<HTMLElement | null>;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** Opens below a cell, inside of the page; where there is no room below, above it. */
export function NearCell({ cell, grid, label, onClose, children }: NearCellProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ start: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const box = document.getElementById(cell)?.getBoundingClientRect();
    const own = holder.current?.querySelector('.pop')?.getBoundingClientRect();
    if (!box || !own) return;
    const edge = 12;
    const isBelow = box.bottom + own.height + edge < window.innerHeight;
    const left = Math.max(edge, Math.min(box.left, window.innerWidth - own.width - edge));
    const isRtl = getComputedStyle(document.documentElement).direction === 'rtl';
    const start = isRtl ? window.innerWidth - left - own.width : left;
    setPlace({ start, top: isBelow ? box.bottom + 6 : Math.max(edge, box.top - own.height - 6) });
  }, [cell, children]);
  return (
    <div
      ref={holder}
      className="near-cell"
      style={place ? { insetInlineStart: place.start, insetBlockStart: place.top } : { visibility: 'hidden' }}
    >
      <Popover label={label} triggerRef={grid} onClose={onClose}>
        {children}
      </Popover>
    </div>
  );
}
