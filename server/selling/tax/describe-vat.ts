import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { Reservation } from '@stayfront/contract/reservation';
import type { Quote } from '@stayfront/rules/booking/quote';
import { guestBill, hotelBill, vatOf, type SoldService } from '@stayfront/rules/booking/stay-bill';
import { vatByRate } from '@stayfront/rules/tax/vat-by-rate';
import { serviceVatRates, vatRatesOf } from '../../property/hotel/vat-rates.ts';

type Sold = { readonly quote: Quote; readonly services: readonly SoldService[] };

/** Services with the VAT they were sold with; those sold before that was kept have today's. */
export const withVatRates = (document: PropertyDocument, services: readonly SoldService[]): SoldService[] =>
  services.map((service) => ({
    ...service,
    vatRates: service.vatRates ?? serviceVatRates(document, service.serviceId),
  }));

/** The VAT inside the price of rooms and their services, by rate, in the guest's currency and the hotel's. */
export function describeVat(document: PropertyDocument, stays: readonly Sold[]): Reservation['vat'] {
  const rates = vatRatesOf(document);
  const linesOf = (billOf: typeof hotelBill) =>
    vatByRate(
      stays.flatMap(({ quote, services }) => vatOf(quote, billOf(quote, withVatRates(document, services)), rates)),
    );
  const shown = linesOf(guestBill);
  return linesOf(hotelBill).map(({ basisPoints, minor }) => ({
    percentage: basisPoints === null ? null : basisPoints / 100,
    amount: shown.find((line) => line.basisPoints === basisPoints)?.minor ?? 0,
    hotelAmount: minor,
  }));
}
