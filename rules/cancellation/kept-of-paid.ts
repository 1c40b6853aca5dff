import type { Quote } from '../booking/quote.ts';
import { hotelBill, type SoldService } from '../booking/stay-bill.ts';

type Stay = {
  readonly status: 'book' | 'cancel';
  readonly quote: Quote;
  readonly services: readonly SoldService[];
  readonly cancellationFee: number;
};

/**
 * What a hotel keeps of the money paid in advance for a reservation, in its currency: the price of prepaid rooms that
 * stand, the fee of those that were cancelled. Fees of the other rooms were never paid, and are not taken from this money.
 */
export const keptOfPaid = (stays: readonly Stay[]): number =>
  stays
    .filter(({ quote }) => quote.guarantee === 'PrePay')
    .reduce(
      (sum, { status, quote, services, cancellationFee }) =>
        sum + (status === 'cancel' ? cancellationFee : hotelBill(quote, services).total),
      0,
    );
