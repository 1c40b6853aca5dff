import '@stayfront/ui/testing/without-browser.ts';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { forgetBooking } from './forget-booking.ts';
import { ScrollObserver } from './scroll-observer.ts';

// All files of a worker share one document, because to read the sources again for each takes longer than its tests.
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  forgetBooking();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  document.body.replaceChildren();
  document.body.removeAttribute('class');
});

globalThis.IntersectionObserver = ScrollObserver as unknown as typeof IntersectionObserver;
Element.prototype.scrollIntoView = function scrollIntoView(this: Element): void {
  ScrollObserver.scrollTo(this);
};
// No page was loaded, and happy-dom has no word for how long that would have taken.
globalThis.PerformanceNavigationTiming ??= class {} as unknown as typeof PerformanceNavigationTiming;
