import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '../../features/frame/is-typing.ts';
import { ways, type Way } from './draft.ts';

interface BookingKeys {
  onBook: () => void;
  onWay: (way: Way) => void;
  /** From the offers to the guest and back. */
  onSwap: () => void;
  onLeave: () => void;
}

/** Ctrl Enter books from everywhere; 1 2 3 4 choose the way of paying outside of fields. */
export function useBookingKeys({ onBook, onWay, onSwap, onLeave }: BookingKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest('dialog')) return;
    const way = ways[Number(event.key) - 1];
    const isBook = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (event.defaultPrevented) return;
    if (isBook) onBook();
    else if (event.key === 'F2') onSwap();
    else if (event.key === 'Escape' && !event.ctrlKey) {
      if (!leaveField(event.target)) onLeave();
    } else if (way && (isOnChoice(event) || !isTyping(event))) onWay(way);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Into a mark of choice nothing is typed. */
const isOnChoice = ({ target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  !ctrlKey && !altKey && !metaKey && target instanceof Element && target.matches('[type="radio"], [type="checkbox"]');

/** The first Escape leaves the field that one types into, the next the page. */
function leaveField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || !target.matches('input, textarea, select')) return false;
  target.blur();
  return true;
}
