import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** A new page begins at its top; going back is left to the browser, which remembers where one was. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  useEffect(() => {
    if (!isBack) scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, isBack]);
}
