import { addDays, type StayDate } from '../stay/stay-date.ts';
import type { FeedBlock } from './read-feed.ts';

/** How many rooms are taken on each night: one at most where it is a single room that is spoken of. */
export function takenByNight(
  blocks: readonly FeedBlock[],
  { from, to, isUnit }: { readonly from: StayDate; readonly to: StayDate; readonly isUnit: boolean },
): Map<StayDate, number> {
  const nights = new Map<StayDate, number>();
  for (const block of blocks)
    for (let night = block.from < from ? from : block.from; night < block.to && night < to; night = addDays(night, 1))
      nights.set(night, isUnit ? 1 : (nights.get(night) ?? 0) + 1);
  return nights;
}

/**
 * Whether a feed has lost so much that it is rather broken than true: more than half of the nights it had, of those that
 * are still to come. Bookings end one by one; feeds end all at once.
 */
export function hasShrunk(before: ReadonlyMap<StayDate, number>, after: ReadonlyMap<StayDate, number>): boolean {
  const sum = (nights: ReadonlyMap<StayDate, number>): number =>
    [...nights.values()].reduce((all, one) => all + one, 0);
  return sum(after) * 2 < sum(before);
}
