import type { StayRefusal } from './check-stay.ts';

/** What one night asks of every stay that goes through it, on whatever day it began. Null or 0 asks nothing. */
export type ThroughNight = { readonly minThrough: number | null; readonly maxThrough: number | null };

/**
 * Whether a stay is long and short enough for each of its nights: the strictest binds, and is what the guest is told.
 * Beside checkStay, which asks only the day of arrival.
 */
export function checkThrough(
  nights: readonly ThroughNight[],
): Extract<StayRefusal, { kind: 'min-stay' | 'max-stay' }> | null {
  const least = Math.max(0, ...nights.map(({ minThrough }) => minThrough ?? 0));
  const most = Math.min(...nights.map(({ maxThrough }) => maxThrough || Number.POSITIVE_INFINITY));
  if (nights.length < least) return { kind: 'min-stay', nights: least };
  if (nights.length > most) return { kind: 'max-stay', nights: most };
  return null;
}
