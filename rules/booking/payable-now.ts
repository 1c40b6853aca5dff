import type { Quote } from './quote.ts';
import { hotelBill, type SoldService } from './stay-bill.ts';

/** What is charged before the booking stands, in the hotel's currency: prepaid rooms with their services. */
export const payableNow = (
  stays: readonly { readonly quote: Quote; readonly services: readonly SoldService[] }[],
): number =>
  stays
    .filter(({ quote }) => quote.guarantee === 'PrePay')
    .reduce((sum, { quote, services }) => sum + hotelBill(quote, services).total, 0);
