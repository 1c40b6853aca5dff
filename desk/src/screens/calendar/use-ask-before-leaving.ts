import { use, useEffect, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, type Navigator } from 'react-router';

/**
 * Asks before another page is gone to. The router has a way of its own for it only where it loads data itself, so the two
 * calls that all links and keys end in are held for as long as something is pending.
 */
export function useAskBeforeLeaving(hasChanges: boolean) {
  const { navigator } = use(NavigationContext);
  const [held, setHeld] = useState<{ go: () => void } | null>(null);
  useEffect(() => {
    if (!hasChanges) return;
    const release = holdPush(navigator, (go) => setHeld({ go }));
    // Another document, or none: the browser asks in its own words.
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => {
      release();
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
