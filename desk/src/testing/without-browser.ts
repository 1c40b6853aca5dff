import '@stayfront/ui/testing/without-browser.ts';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

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

Element.prototype.scrollIntoView = () => {};
