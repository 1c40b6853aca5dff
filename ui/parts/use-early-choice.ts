import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * On a slow line a guest ticks a box, or chooses from a list, before the script has come. The control then shows it and
 * nobody was told: it is told now. The ref is for the control.
 */
export function useEarlyChoice<One extends Control>(
  isShown: (control: One) => boolean,
  tell: (control: One) => void,
): RefObject<One | null> {
  const ref = useRef<One>(null);
  const catchUp = useEffectEvent(() => {
    if (ref.current && !isShown(ref.current)) tell(ref.current);
  });
  useEffect(() => catchUp(), []);
  return ref;
}
