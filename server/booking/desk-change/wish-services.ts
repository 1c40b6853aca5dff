import type { RefusedBy } from '@stayfront/contract/problem';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { Quote } from '@stayfront/rules/booking/quote';
import { guestBill, type SoldService } from '@stayfront/rules/booking/stay-bill';
import { firstQuantity } from '@stayfront/rules/service/preselect-services';
import { servicesFor, type Service } from '../../property/hotel/services-of.ts';
import { priceServices, soldPriceOf } from '../../selling/service/price-services.ts';

type Wish = { readonly serviceId: string; readonly quantity: number };

/**
 * The services of a room that the hotel changes: those it names, or those that were booked as far as the new stay can have
 * them. Where the stay is the same they keep their prices; for another one they cost what they cost today.
 */
export function wishServices(
  document: PropertyDocument,
  quote: Quote,
  wished: readonly Wish[] | undefined,
  booked: readonly SoldService[],
  isSameStay: boolean,
): readonly SoldService[] | RefusedBy<typeof priceServices> {
  const earlier = isSameStay ? booked : [];
  const offered = servicesFor(document, quote);
  const wishes = wished ?? offered.flatMap((service) => bookedAs(service, booked, isSameStay));
  // Somebody of the house was not told a price before; what is asked for costs what it costs.
  const priced = wishes.map(({ serviceId, quantity }) => {
    const service = offered.find(({ id }) => id === serviceId);
    const unitMinor = service ? soldPriceOf(service, quote, earlier) : 0;
    const [line] = guestBill(quote, [{ serviceId, quantity, unitMinor, totalMinor: unitMinor * quantity }]).services;
    return { serviceId, quantity, totalPrice: line?.totalMinor ?? 0 };
  });
  return priceServices(document, quote, priced, 'services', earlier);
}

/** As many as were booked, within what the new stay allows; what nobody can refuse is added. */
function bookedAs(service: Service, booked: readonly SoldService[], isSameStay: boolean): Wish[] {
  const { id: serviceId, isIncluded, isRequired, maxQuantity } = service;
  const had = booked.find((one) => one.serviceId === serviceId)?.quantity;
  if (had !== undefined) return [{ serviceId, quantity: Math.min(maxQuantity, Math.max(firstQuantity(service), had)) }];
  if (isRequired) return [{ serviceId, quantity: firstQuantity(service) }];
  // A guest may have said that nothing of what the rate includes is wanted.
  return isIncluded && isSameStay ? [{ serviceId, quantity: 0 }] : [];
}
