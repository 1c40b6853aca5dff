import type { Quote } from '@stayfront/rules/booking/quote';
import { hotelBill, type SoldService } from '@stayfront/rules/booking/stay-bill';

type Sold = { readonly quote: Quote; readonly services: readonly SoldService[] };

/** Whether a room comes to the same as another: there is nothing to exchange. */
export const isSameStay = (a: Sold, b: Sold | undefined): boolean => b !== undefined && essence(a) === essence(b);

const essence = ({ quote, services }: Sold): string =>
  JSON.stringify([
    [quote.roomId, quote.ratePlanId, quote.packageId, quote.arrival, quote.departure, quote.promotionCode],
    [quote.guests.adults, quote.guests.children, quote.guests.infants, ...(quote.guests.ages ?? [])],
    services.map(({ serviceId, quantity }) => [serviceId, quantity]),
    hotelBill(quote, services).total,
  ]);
