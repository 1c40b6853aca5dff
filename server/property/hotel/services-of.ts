import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { Quote } from '@stayfront/rules/booking/quote';
import { firstQuantity } from '@stayfront/rules/service/preselect-services';
import {
  coveredNights,
  isOnSomeNights,
  withDiscount,
  type PricedService,
} from '@stayfront/rules/service/price-service';
import { nightCount, type Stay } from '@stayfront/rules/stay/stay-date';

export type Service = PropertyDocument['services'][number] & Pick<PricedService, 'roundedAfter'>;

/** A room as it is sold. Of a package as a whole no room is known: it promises what every room has. */
type Sold = Pick<Quote, 'ratePlanId' | 'packageId'> & { readonly roomId: string | null };

/** What a room has at a rate beside its nights, in the hotel's order. A package is sold whole: it has what it includes, and nothing is added to it. */
export function servicesOf(document: PropertyDocument, { roomId, ratePlanId, packageId }: Sold): Service[] {
  const plan = document.ratePlans.find(({ id }) => id === ratePlanId);
  const ofRoom = document.services.filter(({ rooms }) => !rooms || (roomId !== null && rooms.includes(roomId)));
  const ofRate = roundedTogether(ofRoom.filter(({ id }) => plan?.services.includes(id)));
  if (packageId === null) return ofRate;
  const pack = document.packages.find(({ id }) => id === packageId);
  const included = pack?.includes
    ? ofRoom.filter(({ id }) => pack.includes?.includes(id))
    : ofRate.filter(({ isIncluded }) => isIncluded);
  return included.map((service) => ({
    ...service,
    isIncluded: true,
    isRequired: false,
    minQuantity: firstQuantity(service),
    maxQuantity: firstQuantity(service),
  }));
}

/** Those that a guest may add to a room for a stay: on some night of it the service is there. */
export const servicesFor = (document: PropertyDocument, quote: Sold & Stay): Service[] =>
  servicesOf(document, quote).filter(
    (service) =>
      !isOnSomeNights(service) ||
      coveredNights(service, { arrival: quote.arrival, nights: nightCount(quote) }).length > 0,
  );

/** Those that are part of a price are rounded once: each after what nobody can refuse before it. */
function roundedTogether(services: Service[]): Service[] {
  if (!services.some(({ isPartOfPrice }) => isPartOfPrice)) return services;
  const before: Service[] = [];
  return services.map((service) => {
    if (!service.isPartOfPrice || service.isIncluded) return service;
    const roundedAfter = [...before];
    if (service.isRequired) before.push(withDiscount(service, service.discountMinor));
    return { ...service, roundedAfter };
  });
}
