import { useEffect, useMemo, useRef } from 'react';

/** Does the last thing it was asked to, once it has not been asked for a while. */
export function useLater(): (delay: number, doIt: () => void) => void {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return useMemo(
    () => (delay: number, doIt: () => void) => {
      clearTimeout(waiting.current);
      waiting.current = setTimeout(doIt, delay);
    },
    [],
  );
}
