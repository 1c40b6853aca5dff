import type { AppliedOffer } from './apply-offers.ts';

/** What offers take off each night together; empty where none is given. */
export function sumDiscounts([first, ...others]: readonly AppliedOffer[]): readonly number[] {
  if (!first) return none;
  if (others.length === 0) return first.nightDiscounts;
  const sums = [...first.nightDiscounts];
  for (const { nightDiscounts } of others)
    for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] ?? 0) + (nightDiscounts[i] ?? 0);
  return sums;
}

const none: readonly number[] = [];
