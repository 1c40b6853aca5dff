import type { Quote } from '../booking/quote.ts';
import { hotelBill, type SoldService } from '../booking/stay-bill.ts';
import { money } from '../money.ts';
import type { Instant } from '../stay/hotel-clock.ts';
import type { Carried } from './carried.ts';
import { feeAt } from './policy.ts';

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
  const bill = hotelBill(quote, services);
  const nightPrices = bill.nights.map(({ price, discount }) => money(price - discount, quote.currency));
  const total = money(bill.total, quote.currency);
  const byPolicy = feeAt(quote.policy, { arrival: quote.arrival, nightPrices, total }, timeZone, now).minor;
  return Math.min(bill.total, Math.max(byPolicy, carried.leastFee));
}
