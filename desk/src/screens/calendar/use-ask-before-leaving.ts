import { askBeforeArrows } from '../../app/page/browser-arrows.ts';
import { use, useEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation, type Navigator } from 'react-router';

/**
 * Asks before another page is gone to. The router has a way of its own for it only where it loads data itself, so the two
 * ways on which all links, keys and the browser's own arrows go are held for as long as something is pending.
 */
export function useAskBeforeLeaving(hasChanges: boolean) {
  const { navigator } = use(NavigationContext);
  const { key } = useLocation();
  const [held, setHeld] = useState<{ go: () => void } | null>(null);
  const place = useRef<number | null>(null);
  useEffect(() => {
    place.current = placeIn(window.history.state);
  }, [key]);
  useEffect(() => {
    if (!hasChanges) return;
    const onHeld = (go: () => void): void => setHeld({ go });
    const release = [holdPush(navigator, onHeld), holdArrows(() => place.current, onHeld)];
    // Another document, or none: the browser asks in its own words.
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => {
      for (const one of release) one();
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [hasChanges, navigator]);
  return {
    isAsking: held !== null,
    stay: (): void => setHeld(null),
    leave: (): void => {
      setHeld(null);
      held?.go();
    },
  };
}

/** Whoever wants to go to another page is asked first; to another place of this one they go. */
function holdPush(navigator: Navigator, onHeld: (go: () => void) => void): () => void {
  const here = window.location.pathname;
  const push = navigator.push.bind(navigator);
  const held: Navigator['push'] = (to, ...rest) => {
    const path = typeof to === 'string' ? to.split('?')[0] : to.pathname;
    if (path === undefined || path === here) push(to, ...rest);
    else onHeld(() => push(to, ...rest));
  };
  Object.assign(navigator, { push: held });
  return () => void Object.assign(navigator, { push });
}

/**
 * Back and forward have happened by the time one hears of them. The router is not told: one goes where one was, and only
 * whoever says so goes on. Where the way back leads to is known by the number that the router writes into each entry.
 */
function holdArrows(placeNow: () => number | null, onHeld: (go: () => void) => void): () => void {
  const here = window.location.pathname;
  let isGoingBack = false;
  const release = askBeforeArrows(({ state }) => {
    if (isGoingBack) {
      isGoingBack = false;
      return true;
    }
    const [from, to] = [placeNow(), placeIn(state)];
    if (window.location.pathname === here || from === null || to === null || from === to) return false;
    isGoingBack = true;
    window.history.go(from - to);
    onHeld(() => {
      release();
      window.history.go(to - from);
    });
    return true;
  });
  return release;
}

const placeIn = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : null;
