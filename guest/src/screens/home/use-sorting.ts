import { useSyncExternalStore } from 'react';
import { keep } from '../../app/flow/keep.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { sortings, type Sorting } from './sort-rooms.ts';

const name = 'sort-by';
const listeners = new Set<() => void>();

/** How the guest wants rooms sorted, remembered by this browser; until then as the hotel does. */
export function useSorting(): readonly [Sorting, (sorting: Sorting) => void] {
  const { config } = useHotel();
  const visit = useVisit();
  const chosen = useSyncExternalStore(subscribe, read, () => visit.sortBy);
  const sorting = sortings.find((known) => known === chosen) ?? config.defaultSorting;
  return [sorting, remember];
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
}

function read(): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // storage that is blocked must not keep anybody from seeing rooms
  }
}

function remember(sorting: Sorting): void {
  try {
    localStorage.setItem(name, sorting);
  } catch {
    // Forbidden (private browsing): the cookie below still holds.
  }
  // For the server, which draws the next page in this order at once instead of seeing the rooms change places.
  keep({ sorting });
  for (const listener of listeners) listener();
}
