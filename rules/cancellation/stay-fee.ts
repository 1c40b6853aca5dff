import type { Quote } from '../booking/quote.ts';
import type { SoldService } from '../booking/stay-bill.ts';
import type { Instant } from '../stay/hotel-clock.ts';
import type { Carried } from './carried.ts';
import { feeAt, noShowFee, type PricedStay } from './policy.ts';
import { pricedStay } from './priced-stay.ts';

/** A room as it was sold, with what it carries on from earlier changes. */
export type StandingStay = {
  readonly quote: Quote;
  readonly services: readonly SoldService[];
  readonly carried: Carried;
};

/**
 * What cancelling a room costs at an instant, in the hotel's currency: its policy, on what was to be paid for it; and
 * not less than it would have cost before the room was changed, or a change would be a way around the fee.
 */
export function stayFee({ quote, services, carried }: StandingStay, timeZone: string, now: Instant): number {
  const priced = pricedStay(quote, services);
  return atLeast(carried, priced, feeAt(quote.policy, priced, timeZone, now).minor);
}

/** What the hotel keeps of a room whose guests do not come, by the same rule. */
export function stayNoShowFee({ quote, services, carried }: StandingStay): number {
  const priced = pricedStay(quote, services);
  return atLeast(carried, priced, noShowFee(quote.policy, priced).minor);
}

const atLeast = ({ leastFee }: Carried, { total }: PricedStay, byPolicy: number): number =>
  Math.min(total.minor, Math.max(byPolicy, leastFee));
