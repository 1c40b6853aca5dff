import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '../../features/frame/is-typing.ts';

/** Left and right lead to the day before and after, in the direction in which the page is read. */
export function useDayKeys(step: (by: number) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event) || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    const isForward = (event.key === 'ArrowRight') === (document.documentElement.dir !== 'rtl');
    step(isForward ? 1 : -1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
