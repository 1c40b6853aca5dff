import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isFramed } from '../../app/flow/is-framed.ts';

/**
 * A new page begins at its top. Going back is left to the browser, which remembers where one was, and a page that only
 * corrects its own address stays where it is. In a frame, which is as high as its page, every page begins at its top.
 */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const way = useNavigationType();
  useEffect(() => {
    const isInside = isFramed();
    if (isInside) history.scrollRestoration = 'manual';
    if (way === 'PUSH' || (isInside && way === 'POP')) scrollTo({ top: 0, behavior: 'instant' });
    // Where the frame is as high as its page, the page around it has to scroll.
    if (isInside) dispatchEvent(new Event('stayfront:page'));
  }, [pathname, way]);
}
