import type { Money } from '../money.ts';
import type { Instant } from '../stay/hotel-clock.ts';
import type { StayDate } from '../stay/stay-date.ts';
import { feeAt, feeSteps, type CancellationPolicy, type PricedStay } from './policy.ts';

/** What cancelling costs up to and including an instant; null is the last step, which does not end. */
export type Penalty = { readonly until: Instant | null; readonly fee: Money };

/**
 * The steps in which cancelling becomes dearer, for texts and timelines. Always one at least; the fees are those of
 * feeAt, so that a timeline cannot promise what the desk does not keep.
 */
export const penaltiesOf = (policy: CancellationPolicy, stay: PricedStay, timeZone: string): Penalty[] =>
  penaltiesBy(policy, stay.arrival, timeZone, (now) => feeAt(policy, stay, timeZone, now));

/** The same by another fee that changes at the instants of the policy only. */
export function penaltiesBy(
  policy: CancellationPolicy,
  arrival: StayDate,
  timeZone: string,
  fee: (now: Instant) => Money,
): Penalty[] {
  const ends = feeSteps(policy, arrival, timeZone).flatMap(({ after }) => (after === null ? [] : [after]));
  const steps = [...ends.map((until) => ({ until, fee: fee(until) })), { until: null, fee: fee(Infinity) }];
  // A step at which nothing changes would read "free until Friday, then CHF 0.00".
  return steps.filter(({ fee: { minor } }, place) => minor !== steps[place + 1]?.fee.minor);
}
