import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isTyping } from '../../features/frame/is-typing.ts';

interface ListParts {
  list: RefObject<HTMLElement | null>;
  search: RefObject<HTMLInputElement | null>;
  /** Chooses a row, or leaves it out again. */
  onChoose: (reservationId: string) => void;
}

/** J and K move from row to row, Enter opens (the row's link has the focus), X chooses, / goes to the search. */
export function useListKeys({ list, search, onChoose }: ListParts): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event)) return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
    const key = event.key.toLowerCase();
    if (key === '/') search.current?.focus();
    else if (key === 'j') links[Math.min(at + 1, links.length - 1)]?.focus();
    else if (key === 'k') links[Math.max(at - 1, 0)]?.focus();
    else if (key === 'x' && links[at]) onChoose(links[at].dataset['row'] ?? '');
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
