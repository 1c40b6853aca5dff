import { dueAtBooking } from './deposit-of.ts';
import type { Quote } from './quote.ts';
import type { SoldService } from './stay-bill.ts';

/** What is charged before the booking stands, in the hotel's currency: prepaid rooms with their services, or a deposit. */
export const payableNow = (
  stays: readonly { readonly quote: Quote; readonly services: readonly SoldService[] }[],
): number => stays.reduce((sum, stay) => sum + dueAtBooking(stay), 0);
