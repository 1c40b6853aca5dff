import type { Money } from '../money.ts';
import type { Instant } from '../stay/hotel-clock.ts';
import type { StayDate } from '../stay/stay-date.ts';
import { feeAt, freeUntil, type CancellationPolicy } from './policy.ts';

/** What cancelling costs up to and including an instant; null is the last step, which does not end. */
export type Penalty = { readonly until: Instant | null; readonly fee: Money };

/**
 * The steps in which cancelling becomes dearer, for texts and timelines. Always one at least; the fees are those of
 * feeAt, so that a timeline cannot promise what the desk does not keep.
 */
export function penaltiesOf(
  policy: CancellationPolicy,
  stay: { arrival: StayDate; nightPrices: readonly Money[]; total: Money },
  timeZone: string,
): Penalty[] {
  const deadline = freeUntil(policy, stay.arrival, timeZone);
  if (deadline === null) return [{ until: null, fee: feeAt(policy, stay, timeZone, 0) }];
  const before = feeAt(policy, stay, timeZone, deadline);
  const after = feeAt(policy, stay, timeZone, deadline + 1);
  const last = { until: null, fee: after };
  // A step at which nothing changes would read "free until Friday, then CHF 0.00".
  return after.minor === before.minor ? [last] : [{ until: deadline, fee: before }, last];
}
