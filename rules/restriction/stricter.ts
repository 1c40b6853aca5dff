import type { DayRules } from './check-stay.ts';

/** Two sets of rules for one day as one: what either forbids is forbidden, and the narrower bound stands. */
export const stricter = (a: DayRules, b: DayRules): DayRules => ({
  isClosed: a.isClosed || b.isClosed,
  isClosedToArrival: a.isClosedToArrival || b.isClosedToArrival,
  isClosedToDeparture: a.isClosedToDeparture || b.isClosedToDeparture,
  minStay: longer(a.minStay, b.minStay),
  maxStay: shorter(a.maxStay, b.maxStay),
  minThrough: longer(a.minThrough, b.minThrough),
  maxThrough: shorter(a.maxThrough, b.maxThrough),
});

const longer = (a: number | null, b: number | null): number | null => (a && b ? Math.max(a, b) : a || b);

const shorter = (a: number | null, b: number | null): number | null => (a && b ? Math.min(a, b) : a || b);
