import type { Quote } from './quote.ts';
import { hotelBill, type SoldService } from './stay-bill.ts';

type Sold = {
  readonly status?: 'book' | 'cancel';
  readonly quote: Quote;
  readonly services: readonly SoldService[];
};

/** What the rooms that are not cancelled cost together, in the hotel's currency and before local taxes. */
export const hotelTotal = (stays: readonly Sold[]): number =>
  stays
    .filter(({ status }) => status !== 'cancel')
    .reduce((sum, { quote, services }) => sum + hotelBill(quote, services).total, 0);
