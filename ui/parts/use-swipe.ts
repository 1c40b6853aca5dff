import { useRef, type PointerEvent } from 'react';

const reach = 40;

/** A finger drawn sideways: 1 is onwards and -1 back, in the direction of the script. Needs `touch-action: pan-y`. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<number | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      from.current = event.pointerType === 'touch' ? event.clientX : null;
    },
    onPointerUp(event: PointerEvent) {
      const way = from.current === null ? 0 : event.clientX - from.current;
      from.current = null;
      if (Math.abs(way) < reach) return;
      const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
      onSwipe(way < 0 === isRtl ? -1 : 1);
    },
    onPointerCancel() {
      from.current = null;
    },
  };
}
