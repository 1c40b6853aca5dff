import type { Instant } from '@stayfront/rules/stay/hotel-clock';

/** However much is done in it. */
export const sessionDays = 30;
/** Whoever has asked for nothing so long has gone home. */
const idleHours = 12;
/** How exactly it is counted: not every request has to be written down. */
const countedMs = 60_000;

export const lastEndOf = (begunAt: Instant): Instant => begunAt + sessionDays * 86_400_000;

/** When a session ends in which something was asked for just now. */
export const idleEndOf = (begunAt: Instant, now: Instant): Instant =>
  Math.min(lastEndOf(begunAt), now + idleHours * 3_600_000);

export const isWorthCounting = (from: Instant, to: Instant): boolean => to - from >= countedMs;
