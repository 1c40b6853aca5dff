import { useEffect, useRef } from 'react';

const debounce = 300;

/** Searching again: once for a burst of presses, and not while a search is under way. */
export function useRefresh(isSearching: boolean, search: () => void): () => void {
  const latest = useRef({ isSearching, search });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = { isSearching, search };
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    if (latest.current.isSearching) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!latest.current.isSearching) latest.current.search();
    }, debounce);
  };
}
