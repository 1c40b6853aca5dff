import type { Quote } from '../booking/quote.ts';
import { hotelBill, type SoldService, type StayBill } from '../booking/stay-bill.ts';
import { money } from '../money.ts';
import type { StayDate } from '../stay/stay-date.ts';
import type { PricedStay } from './policy.ts';

/** What the fees of a sold room are worked out from: what was to be paid for it, in the hotel's currency. */
export const pricedStay = (quote: Quote, services: readonly SoldService[]): PricedStay =>
  billedStay(quote.arrival, hotelBill(quote, services));

/** The same as a bill says it, in the bill's currency. */
export const billedStay = (arrival: StayDate, { nights, total, currency }: StayBill): PricedStay => ({
  arrival,
  nightPrices: nights.map(({ price, discount }) => money(price - discount, currency)),
  total: money(total, currency),
});
