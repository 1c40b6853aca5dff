import { useEffect, useEffectEvent } from 'react';
import { isTyping } from './is-typing.ts';

interface DeskKeys {
  onSearch: () => void;
  onKeys: () => void;
  /** Absent for those who may not book. */
  onNew?: (() => void) | undefined;
}

/** Ctrl K from everywhere; ? and N outside of fields. */
export function useDeskKeys({ onSearch, onKeys, onNew }: DeskKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && key === 'k') {
      // Browsers have a search of their own on it.
      event.preventDefault();
      if (!isInDialog) onSearch();
    } else if (isTyping(event)) return;
    else if (key === '?') onKeys();
    else if (key === 'n' && onNew) onNew();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
