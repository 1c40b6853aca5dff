import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** A new page begins with its heading for those who hear it; going back is left to the browser. */
export function useFocusHeading(): void {
  const { pathname } = useLocation();
  const way = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    // Fetched by the first way onwards: the first page does without.
    if (last.current !== pathname && way !== 'POP') void import('./await-heading.ts').then((one) => one.awaitHeading());
    last.current = pathname;
  }, [pathname, way]);
}
