import type { Instant } from '@stayfront/rules/stay/hotel-clock';

/** A day at the desk, however much is done in it. */
export const sessionHours = 12;
/** Whoever has asked for nothing so long has gone away, and may have left the screen to somebody. */
const idleMinutes = 30;
/** How exactly it is counted: not every request has to be written down. */
const countedMs = 60_000;

export const lastEndOf = (begunAt: Instant): Instant => begunAt + sessionHours * 3_600_000;

/** When a session ends in which something was asked for just now. */
export const idleEndOf = (begunAt: Instant, now: Instant): Instant =>
  Math.min(lastEndOf(begunAt), now + idleMinutes * 60_000);

export const isWorthCounting = (from: Instant, to: Instant): boolean => to - from >= countedMs;
