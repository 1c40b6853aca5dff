import { feeOf, type PricedStay } from '../cancellation/policy.ts';
import { pricedStay } from '../cancellation/priced-stay.ts';
import type { DepositAmount } from './deposit-rule.ts';
import type { Quote } from './quote.ts';
import type { SoldService } from './stay-bill.ts';

/**
 * What a deposit comes to: a share of everything with services, rounded once, or the first nights without what is taken
 * off them; never more than the stay costs. What would come to nothing, as a first night that is free, is no deposit:
 * then everything is paid at once, or a booking would stand for which nobody has given anything.
 */
export function depositIn(amount: DepositAmount, stay: PricedStay): number {
  const { minor } = feeOf(amount, stay);
  return minor === 0 ? stay.total.minor : minor;
}

type Sold = { readonly quote: Quote; readonly services: readonly SoldService[] };

/** What of a room has to be paid before it is booked, in the hotel's currency. */
export function dueAtBooking({ quote, services }: Sold): number {
  if (quote.guarantee !== 'PrePay') return 0;
  const stay = pricedStay(quote, services);
  return quote.deposit ? depositIn(quote.deposit.amount, stay) : stay.total.minor;
}
