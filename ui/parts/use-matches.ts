import { useSyncExternalStore } from 'react';

export const onDesk = '(min-width: 1280px)';
export const onPhone = '(max-width: 599px)';
export const inCalm = '(prefers-reduced-motion: reduce)';

/** Whether the window is such, also when it is turned or drawn wider; false on the server, which does not know. */
export const useMatches = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
