import { focusHeading } from './focus-heading.ts';

let watch: MutationObserver | null = null;

/** A heading that comes later, with its prices, is waited for, until the guest has gone on. */
export function awaitHeading(): void {
  watch?.disconnect();
  if (focusHeading()) return;
  watch = new MutationObserver(() => focusHeading() && watch?.disconnect());
  watch.observe(document.body, { childList: true, subtree: true });
}
