import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { focusHeading } from './focus-heading.ts';

/** A new page begins with its heading for those who hear it. One that comes later, with its prices, is waited for. */
export function useFocusHeading(): void {
  const { pathname } = useLocation();
  const way = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // Going back is left to the browser.
    if (way === 'POP' || focusHeading()) return;
    const watch = new MutationObserver(() => focusHeading() && watch.disconnect());
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [pathname, way]);
}
