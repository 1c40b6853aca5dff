import type { AppliedOffer } from './apply-offers.ts';

/** What offers take off each night together; empty where none is given. */
export const sumDiscounts = (applied: readonly AppliedOffer[]): readonly number[] =>
  applied.length === 1
    ? (applied[0]?.nightDiscounts ?? [])
    : (applied[0]?.nightDiscounts ?? []).map((_, i) =>
        applied.reduce((sum, { nightDiscounts }) => sum + (nightDiscounts[i] ?? 0), 0),
      );
