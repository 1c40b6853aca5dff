import { advanceOf } from '../booking/advance-of.ts';
import type { StandingStay } from './stay-fee.ts';

type Stay = StandingStay & { readonly status: 'book' | 'cancel'; readonly cancellationFee: number };

/**
 * What a hotel keeps of the money paid in advance for a reservation, in its currency: what was paid for rooms that stand,
 * the fee of those that were cancelled, the fees of changes. Of a fee that is larger than what was paid for its room the
 * rest was never paid, and is not taken from this money.
 */
export const keptOfPaid = (stays: readonly Stay[]): number =>
  stays.reduce((sum, stay) => sum + stay.carried.feePaid + keptFor(stay), 0);

const keptFor = (stay: Stay): number =>
  stay.status === 'cancel' ? Math.min(stay.cancellationFee, advanceOf(stay)) : advanceOf(stay);
