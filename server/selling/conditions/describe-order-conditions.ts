import { isRefusal, type Refusal } from '@stayfront/contract/problem';
import { nothingCarried } from '@stayfront/rules/cancellation/carried';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { openQuote } from '../offer/open-quote.ts';
import type { QuoteSeal } from '../offer/quote-seal.ts';
import { stayConditions } from '../cancellation/stay-conditions.ts';
import { priceServices } from '../service/price-services.ts';

type Input = {
  readonly reference: string;
  readonly services: readonly { readonly serviceId: string; readonly quantity: number; readonly totalPrice: number }[];
};
type Conditions = { roomStays: ReturnType<typeof stayConditions>[] };

/** What cancelling rooms costs that are about to be booked, in the very words of the reservation they will be. */
export function describeOrderConditions(
  seal: QuoteSeal,
  hotel: Hotel,
  wishes: readonly Input[],
  texts: Texts,
  now: Instant,
): Conditions | Refusal<'price.changed' | 'quote.expired' | 'quote.invalid' | 'service.quantity'> {
  const roomStays: Conditions['roomStays'] = [];
  for (const [place, input] of wishes.entries()) {
    const quote = openQuote(seal, input.reference, hotel.hotelId, now);
    if ('refused' in quote) return quote;
    const services = priceServices(hotel.document, quote, input.services, `roomStays.${place}.services`);
    if (isRefusal(services)) return services;
    roomStays.push(stayConditions({ quote, services, carried: nothingCarried }, hotel.document.timeZone, texts, now));
  }
  return { roomStays };
}
