import { useSyncExternalStore } from 'react';

let isShown = false;
const listeners = new Set<() => void>();

/** Whether the guests' page is looked at beside forms: from one form to the next it stays. */
export function usePreviewShown(): readonly [boolean, (isShown: boolean) => void] {
  const shown = useSyncExternalStore(
    subscribe,
    () => isShown,
    () => false,
  );
  return [shown, show];
}

function show(next: boolean): void {
  isShown = next;
  for (const hear of listeners) hear();
}

function subscribe(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}
