import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Another page begins at its top; one that is come back to is left where the browser, or the page itself, puts it. */
export function useTopOfPage(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    if (type === NavigationType.Push) window.scrollTo({ top: 0, behavior: 'instant' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- of another page alone, not of another way to the same one
  }, [pathname]);
}
