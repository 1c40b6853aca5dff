import { useSyncExternalStore } from 'react';

const wish = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(wish);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the guest has asked for less motion; the server, which cannot know, draws what stands still anyway. */
export const useCalm = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wish).matches,
    () => false,
  );
