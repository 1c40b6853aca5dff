import { isRefusal, refuse, type Refusal } from '@stayfront/contract/problem';
import type { BookRequest } from '@stayfront/contract/reservation';
import { checkQuote, type LocalTaxLine, type Quote } from '@stayfront/rules/booking/quote';
import type { SoldService } from '@stayfront/rules/booking/stay-bill';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { quotedCurrency } from '../../property/currency/guest-currency.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { QuoteSeal } from '../../selling/offer/quote-seal.ts';
import { priceServices } from '../../selling/service/price-services.ts';
import { checkoutTaxes } from '../../selling/tax/checkout-taxes.ts';

type Input = BookRequest['reservation']['roomStays'][number];

/** A room as it will be sold: what was quoted, with its services and the taxes that are worked out at checkout. */
export type RequestedStay = {
  readonly quote: Quote;
  readonly services: readonly SoldService[];
  readonly taxes: readonly LocalTaxLine[];
};

/**
 * Opens the quotes of a request and prices their services; or says why they cannot be booked here and now. `agreed` is what
 * the hotel has agreed with the guest in place of what was quoted.
 */
export function readRequested(
  seal: QuoteSeal,
  hotel: Hotel,
  wishes: readonly Input[],
  now: Instant,
  agreed: (quote: Quote, place: number) => Quote = (quote) => quote,
):
  | { readonly stays: readonly RequestedStay[] }
  | Refusal<'currency.mixed' | 'price.changed' | 'quote.expired' | 'quote.invalid' | 'service.quantity'> {
  const stays: RequestedStay[] = [];
  for (const [place, input] of wishes.entries()) {
    const quoted = seal.open(input.reference);
    if (!quoted) return refuse('quote.invalid');
    const refusal = checkQuote(quoted, hotel.hotelId, now);
    if (refusal) return refuse(refusal);
    const quote = agreed(quoted, place);
    // A quote made before midnight for that night ends with the hotel's day, though its 20 minutes last longer.
    if (quote.arrival < todayAt(hotel.document.timeZone, now)) return refuse('quote.expired');
    const services = priceServices(hotel.document, quote, input.services, `reservation.roomStays.${place}.services`);
    if (isRefusal(services)) return services;
    stays.push({ quote, services, taxes: checkoutTaxes(hotel.document, quote) });
  }
  return new Set(stays.map(({ quote }) => quotedCurrency(quote).currency)).size > 1
    ? refuse('currency.mixed')
    : { stays };
}
