import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * A new page begins at its top. Going back is left to the browser, which remembers where one was, and a page that only
 * corrects its own address stays where it is.
 */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const isNew = useNavigationType() === 'PUSH';
  useEffect(() => {
    if (isNew) scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, isNew]);
}
