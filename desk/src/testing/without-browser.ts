import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** As in scripts/test/patience.ts: how many times longer than usual this machine is waited for. */
const patience = Math.max(1, Number(process.env['PATIENCE'] ?? 1));
configure({
  asyncUtilTimeout: 15_000 * patience,
  // Without the whole page in words, which is written anew each time that something has not come yet.
  getElementError: (message) => new Error(message ?? 'nothing found'),
});

// All files of a worker share one document, because to read the sources again for each takes longer than its tests.
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  document.body.replaceChildren();
});

// What happy-dom lacks.
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.removeAttribute('open');
  setTimeout(() => this.dispatchEvent(new Event('close')));
};
Element.prototype.getAnimations ??= () => [];
Element.prototype.scrollIntoView = () => {};
// There are no style sheets here: what an element says of itself is all.
window.getComputedStyle = (element) => (element as HTMLElement).style;
// Nobody is there who could answer; what is asked for by the contract is answered by the test's own transport.
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
