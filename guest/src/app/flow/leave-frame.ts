import { isFramed } from './is-framed.ts';
import type { PaymentResult } from './events.ts';

/** So long the page around the provider's frame may take to go on by itself. */
const patienceMs = 5_000;

/**
 * Back inside the provider's frame: the page around it goes on, which knows the booking. Where it does not, a moment
 * later, the whole window does, not the frame. Answers how to wait no longer, or null outside of any frame.
 */
export function leaveFrame(result: PaymentResult): (() => void) | null {
  if (!isFramed()) return null;
  window.top?.postMessage(result, location.origin);
  const timer = setTimeout(() => window.top?.location.replace(location.href), patienceMs);
  return () => clearTimeout(timer);
}
