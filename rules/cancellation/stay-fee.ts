import type { Quote } from '../booking/quote.ts';
import { hotelBill, type SoldService } from '../booking/stay-bill.ts';
import { money } from '../money.ts';
import type { Instant } from '../stay/hotel-clock.ts';
import { feeAt } from './policy.ts';

/** What cancelling a room costs at an instant, in the hotel's currency: its policy, on what was to be paid for it. */
export function stayFee(quote: Quote, services: readonly SoldService[], timeZone: string, now: Instant): number {
  const bill = hotelBill(quote, services);
  const nightPrices = bill.nights.map(({ price, discount }) => money(price - discount, quote.currency));
  const total = money(bill.total, quote.currency);
  return feeAt(quote.policy, { arrival: quote.arrival, nightPrices, total }, timeZone, now).minor;
}
