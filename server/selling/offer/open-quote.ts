import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Quote } from '@stayfront/rules/booking/quote';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { QuoteSeal } from './quote-seal.ts';

/** A quote that was made by this hotel and still stands, to be asked about. Whether it can be booked is another matter. */
export function openQuote(
  seal: QuoteSeal,
  reference: string,
  hotelId: number,
  now: Instant,
): Quote | Refusal<'quote.expired' | 'quote.invalid'> {
  const quote = seal.open(reference);
  if (!quote || quote.hotelId !== hotelId) return refuse('quote.invalid');
  return now > quote.expiresAt ? refuse('quote.expired') : quote;
}
