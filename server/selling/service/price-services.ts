import type { Refusal } from '@stayfront/contract/problem';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { Quote } from '@stayfront/rules/booking/quote';
import { guestBill, type SoldService } from '@stayfront/rules/booking/stay-bill';
import { checkQuantities, type QuantityRefusal } from '@stayfront/rules/service/check-quantities';
import { priceService, withDiscount, type ServiceStay } from '@stayfront/rules/service/price-service';
import { nightCount } from '@stayfront/rules/stay/stay-date';
import { serviceVatRates } from '../../property/hotel/vat-rates.ts';
import { servicesFor, type Service } from '../../property/hotel/services-of.ts';

/** How many of a service a guest wants, and what all of them were said to cost in the currency of the quote. */
type Input = { readonly serviceId: string; readonly quantity: number; readonly totalPrice: number };

/**
 * The services of a quoted room as they are sold, in the hotel's currency; or why they cannot be had. `at` is where the
 * wishes stand in the request, so that a refusal can point at the one that is wrong. What was sold `earlier` with the room
 * already keeps its price, and stays where the hotel has stopped offering it.
 */
export function priceServices(
  document: PropertyDocument,
  quote: Quote,
  wishes: readonly Input[],
  at: string,
  earlier: readonly SoldService[] = [],
): readonly SoldService[] | Refusal<'price.changed' | 'service.quantity'> {
  const offered = servicesFor(document, quote);
  const answer = checkQuantities(offered, wishes);
  if (!answer.ok)
    return {
      refused: 'service.quantity',
      errors: answer.refusals.map((refusal) => describeFault(refusal, wishes, at)),
    };
  const known = new Map(offered.map((service) => [service.id, service]));
  const sold = answer.services.map(({ serviceId, quantity }): SoldService => {
    const service = known.get(serviceId);
    if (!service) throw new Error(`Service ${serviceId} was taken though it is not offered`);
    const unitMinor = soldPriceOf(service, quote, earlier);
    const vatRates = soldVatOf(document, serviceId, earlier);
    return { serviceId, quantity, unitMinor, totalMinor: unitMinor * quantity, vatRates };
  });
  return (
    changedPrices(quote, sold, wishes, at) ?? [...sold, ...earlier.filter(({ serviceId }) => !known.has(serviceId))]
  );
}

/** What one of a service costs with a room that may have been sold with it already. */
export const soldPriceOf = (service: Service, quote: Quote, earlier: readonly SoldService[]): number =>
  earlier.find(({ serviceId }) => serviceId === service.id)?.unitMinor ?? unitPriceOf(service, quote);

/** The VAT inside that price: what was sold keeps its rates. */
export const soldVatOf = (
  document: PropertyDocument,
  serviceId: string,
  earlier: readonly SoldService[],
): readonly number[] =>
  earlier.find((sold) => sold.serviceId === serviceId)?.vatRates ?? serviceVatRates(document, serviceId);

/** What one of a service costs for the whole stay, in the hotel's currency. */
const unitPriceOf = (service: Service, quote: Quote): number =>
  priceService(withDiscount(service, service.discountMinor), sleptBy(quote), 1);

/** The stay of a quote, as services are priced for it. */
export const sleptBy = (quote: Quote): ServiceStay => ({
  arrival: quote.arrival,
  nights: nightCount(quote),
  guests: quote.guests,
  freed: quote.freed,
});

function changedPrices(
  quote: Quote,
  sold: readonly SoldService[],
  wishes: readonly Input[],
  at: string,
): Refusal<'price.changed'> | null {
  const shown = new Map(guestBill(quote, sold).services.map((service) => [service.serviceId, service.totalMinor]));
  const told = new Map<string, number>();
  for (const input of wishes) told.set(input.serviceId, (told.get(input.serviceId) ?? 0) + input.totalPrice);
  const changed = [...told].filter(([serviceId, total]) => total !== (shown.get(serviceId) ?? 0));
  if (changed.length === 0) return null;
  return {
    refused: 'price.changed',
    errors: changed.map(([serviceId]) => ({
      field: fieldOf(serviceId, wishes, at, 'totalPrice'),
      code: 'price.changed',
      message: `It costs ${shown.get(serviceId) ?? 0} minor units now`,
    })),
  };
}

type Fault = NonNullable<Refusal['errors']>[number];

function describeFault(refusal: QuantityRefusal, wishes: readonly Input[], at: string): Fault {
  const field = fieldOf(refusal.serviceId, wishes, at, 'quantity');
  switch (refusal.kind) {
    case 'unknown':
      return { field, code: 'service.unknown', message: 'This service is not offered with this room and rate' };
    case 'mandatory':
      return { field, code: 'service.mandatory', message: 'This service is mandatory' };
    case 'too-few':
      return { field, code: 'service.too_few', message: `Minimum quantity for this service is ${refusal.min}` };
    case 'too-many':
      return { field, code: 'service.too_many', message: `Maximum quantity for this service is ${refusal.max}` };
  }
}

/** The wish that is wrong; what was not wished for at all is missing from the list itself. */
function fieldOf(serviceId: string, wishes: readonly Input[], at: string, name: string): string {
  const place = wishes.findIndex((input) => input.serviceId === serviceId);
  return place < 0 ? `${at} (${serviceId})` : `${at}.${place}.${name}`;
}
