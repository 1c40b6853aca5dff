import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

type Place = { readonly rows: number; readonly top: number };

const nameOf = (key: string): string => `list-place ${key}`;

/** Where one was in the list at an entry of the browser's history. A broken note is none. */
function readPlace(key: string): Place | null {
  const [rows, top] = (sessionStorage.getItem(nameOf(key)) ?? '').split(' ').map(Number);
  return rows !== undefined && top !== undefined && rows > 0 && top > 0 ? { rows, top } : null;
}

interface Shown {
  rowCount: number;
  hasMore: boolean;
  askForMore: () => void;
}

/** Whoever comes back to the list, or loads it again, finds the place where they were, however far down it was. */
export function useKeptPlace({ rowCount, hasMore, askForMore }: Shown): void {
  const { key } = useLocation();
  const wanted = useRef<{ key: string; place: Place | null } | null>(null);
  const count = useRef(rowCount);
  useEffect(() => {
    count.current = rowCount;
  }, [rowCount]);

  useLayoutEffect(() => {
    // Only of the entry that was come back to: a new one begins at its top.
    if (wanted.current?.key !== key) wanted.current = { key, place: readPlace(key) };
    const { place } = wanted.current;
    if (!place || rowCount === 0) return;
    if (rowCount < place.rows && hasMore) return askForMore();
    wanted.current = { key, place: null };
    window.scrollTo({ top: place.top, behavior: 'instant' });
  }, [key, rowCount, hasMore, askForMore]);

  useEffect(() => {
    const note = (): void => {
      if (!wanted.current?.place) sessionStorage.setItem(nameOf(key), `${count.current} ${Math.round(window.scrollY)}`);
    };
    // Before another page is drawn in its place, and before the document goes.
    document.addEventListener('scrollend', note);
    window.addEventListener('pagehide', note);
    document.addEventListener('click', note, true);
    return () => {
      document.removeEventListener('scrollend', note);
      window.removeEventListener('pagehide', note);
      document.removeEventListener('click', note, true);
    };
  }, [key]);
}
