import { useCallback, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

type Ordering = {
  /** The keys as they are shown: while one is dragged, where it would come to stand. */
  readonly shown: readonly string[];
  readonly dragged: string | null;
  /** For the element around all; each of them has its key as `data-key`. */
  readonly box: (element: HTMLElement | null) => void;
  /** For what one is moved by. */
  readonly handleOf: (key: string) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel: () => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
};

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 };

/** Puts things in another order, by drag and by arrow keys on what they are moved by. */
export function useOrder(keys: readonly string[], onOrder: (keys: string[], moved: string) => void): Ordering {
  const around = useRef<HTMLElement | null>(null);
  const box = useCallback((element: HTMLElement | null) => void (around.current = element), []);
  const [drag, setDrag] = useState<{ key: string; keys: readonly string[] } | null>(null);
  const shown = drag?.keys ?? keys;
  const move = (key: string, to: number): string[] => {
    const rest = shown.filter((one) => one !== key);
    return rest.toSpliced(Math.max(0, Math.min(rest.length, to)), 0, key);
  };
  const placeAt = (x: number, y: number): number | null => {
    for (const item of around.current?.querySelectorAll<HTMLElement>('[data-key]') ?? []) {
      const { left, right, top, bottom } = item.getBoundingClientRect();
      const at = shown.indexOf(item.dataset['key'] ?? '');
      if (at >= 0 && x >= left && x <= right && y >= top && y <= bottom) return at;
    }
    return null;
  };
  return {
    shown,
    dragged: drag?.key ?? null,
    box,
    handleOf: (key) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ key, keys });
      },
      onPointerMove: (event) => {
        const to = drag?.key === key ? placeAt(event.clientX, event.clientY) : null;
        if (to !== null && shown[to] !== key) setDrag({ key, keys: move(key, to) });
      },
      onPointerUp: () => {
        if (drag?.key === key && drag.keys.join() !== keys.join()) onOrder([...drag.keys], key);
        setDrag(null);
      },
      onPointerCancel: () => setDrag(null),
      onKeyDown: (event) => {
        if (event.key === 'Escape') setDrag(null);
        const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
        const step = steps[event.key];
        if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        const isMirrored = isSideways && getComputedStyle(event.currentTarget).direction === 'rtl';
        const next = move(key, keys.indexOf(key) + (isMirrored ? -step : step));
        if (next.join() !== keys.join()) onOrder(next, key);
      },
    }),
  };
}
