import { configure } from '@testing-library/react';
import * as React from 'react';

/** As in scripts/test/patience.ts: how many times longer than usual this machine is waited for. */
const patience = Math.max(1, Number(import.meta.env['PATIENCE'] ?? 1));
configure({
  asyncUtilTimeout: 15_000 * patience,
  // Without the whole page in words, which is written anew each time that something has not come yet.
  getElementError: (message) => new Error(message ?? 'nothing found'),
});

// Outside of production React keeps a stack with every element, to say in a warning who has made it: a fifth of the time.
// It does so for the first ten thousand in a second; here for none. What it warns of is the same.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { recentlyCreatedOwnerStacks: number };
};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Infinity,
  set: () => {},
});

// What happy-dom lacks. A browser says that a dialog was closed in a task of its own, when what React closed and opened
// again is open.
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.removeAttribute('open');
  setTimeout(() => this.dispatchEvent(new Event('close')));
};
Element.prototype.getAnimations ??= () => [];
// There are no style sheets here: what an element says of itself is all, and happy-dom looks for them through the whole
// page whenever a name is read, which took a fifth of the time.
window.getComputedStyle = (element) => (element as HTMLElement).style;
// Nobody is there who could answer; what is asked for by the contract is answered by the test's own transport.
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
// Nobody serves the page in a frame: happy-dom would ask the network for it.
const { happyDOM } = globalThis as unknown as { happyDOM: { settings: { disableIframePageLoading: boolean } } };
happyDOM.settings.disableIframePageLoading = true;
