import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Notes a choice in the address, so that a copied link shows the page as the guest sees it. */
export function useQueryNote(): (name: 'lang' | 'currency' | 'theme', value: string) => void {
  const [, setQuery] = useSearchParams();
  return useCallback(
    (name, value) =>
      setQuery(
        (query) => {
          const next = new URLSearchParams(query);
          next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  );
}
