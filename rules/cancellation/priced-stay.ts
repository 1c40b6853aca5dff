import type { Quote } from '../booking/quote.ts';
import { hotelBill, type SoldService } from '../booking/stay-bill.ts';
import { money } from '../money.ts';
import type { PricedStay } from './policy.ts';

/** What the fees of a sold room are worked out from: what was to be paid for it, in the hotel's currency. */
export function pricedStay(quote: Quote, services: readonly SoldService[]): PricedStay {
  const bill = hotelBill(quote, services);
  return {
    arrival: quote.arrival,
    nightPrices: bill.nights.map(({ price, discount }) => money(price - discount, quote.currency)),
    total: money(bill.total, quote.currency),
  };
}
