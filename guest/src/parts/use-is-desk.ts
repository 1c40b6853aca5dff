import { useSyncExternalStore } from 'react';

const desk = '(min-width: 1280px)';

/** Whether the window is as wide as a desk's; false on the server, which does not know. */
export const useIsDesk = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(desk);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(desk).matches,
    () => false,
  );
