import { hotelBill } from '../booking/stay-bill.ts';
import type { StandingStay } from './stay-fee.ts';

type Stay = StandingStay & { readonly status: 'book' | 'cancel'; readonly cancellationFee: number };

/**
 * What a hotel keeps of the money paid in advance for a reservation, in its currency: the price of prepaid rooms that
 * stand, the fee of those that were cancelled, the fees of changes. Fees of the other rooms were never paid, and are not
 * taken from this money, except for the deposit that a change has left with such a room.
 */
export const keptOfPaid = (stays: readonly Stay[]): number =>
  stays.reduce((sum, stay) => sum + stay.carried.feePaid + keptFor(stay), 0);

function keptFor({ status, quote, services, cancellationFee, carried }: Stay): number {
  if (quote.guarantee === 'PrePay') return status === 'cancel' ? cancellationFee : hotelBill(quote, services).total;
  return status === 'cancel' ? Math.min(cancellationFee, carried.deposit) : carried.deposit;
}
