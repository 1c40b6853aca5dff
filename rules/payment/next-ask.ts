import type { Instant } from '../stay/hotel-clock.ts';
import type { IntentState } from './settlement.ts';

const minute = 60_000;
const watchDays = 3;

/** Money that moves is asked about often; a payment that came to nothing is only watched, in case a bank is late. */
const longest: Readonly<Record<IntentState, number | null>> = {
  started: 5 * minute,
  authorized: 5 * minute,
  refunding: 5 * minute,
  failed: 60 * minute,
  expired: 60 * minute,
  paid: null,
  refunded: null,
};

/**
 * When to ask the provider next about a payment that last moved at `since`: soon while it is young, then less and less
 * often. Null when nothing more can come of it.
 */
export function nextAsk(state: IntentState, since: Instant, now: Instant): Instant | null {
  const most = longest[state];
  const isWatched = state === 'failed' || state === 'expired';
  if (most === null || (isWatched && now - since > watchDays * 24 * 60 * minute)) return null;
  return now + Math.min(most, Math.max(10_000, (now - since) / 4));
}
