import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * A new page begins at its top. Going back is left to the browser, which remembers where one was, and a page that only
 * corrects its own address stays where it is. In a frame, which is as high as its page, every page begins at its top.
 */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const way = useNavigationType();
  useEffect(() => {
    const isFramed = window.self !== window.top;
    if (isFramed) history.scrollRestoration = 'manual';
    if (way === 'PUSH' || (isFramed && way === 'POP')) scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, way]);
}
