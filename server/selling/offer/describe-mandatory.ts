import type { Product } from '@stayfront/contract/offer';
import { mandatoryUnit, type MandatoryService } from '@stayfront/rules/service/mandatory-services';
import { coveredNights, unitsOf } from '@stayfront/rules/service/price-service';
import type { Freed } from '@stayfront/rules/special-offer/freed-by';
import { nightCount } from '@stayfront/rules/stay/stay-date';
import type { ListedRate } from './price-list.ts';
import type { Offering } from './price-product.ts';

/** What the price of a room at a rate has in it beside the nights, as a service is ordered. */
export function describeMandatory(
  { mandatory, serviceName, serviceVat }: ListedRate,
  roomId: string,
  { stay, guests, packageId, shown, language }: Offering,
  freed?: Freed,
): Product['mandatoryServices'] {
  if (packageId !== null) return [];
  const slept = { arrival: stay.arrival, nights: nightCount(stay), guests, freed };
  const isThere = (service: MandatoryService): boolean =>
    !service.isOnlyInSeasons || coveredNights(service, slept).length > 0;
  return mandatory(roomId)
    .filter(isThere)
    .map((service) => {
      const hotelUnitPrice = mandatoryUnit(service, slept);
      return {
        serviceId: service.serviceId,
        name: serviceName(service.serviceId, language),
        pricingType: service.pricingType,
        units: unitsOf(service, slept),
        unitPrice: shown.as(hotelUnitPrice),
        hotelUnitPrice,
        vatBasisPoints: serviceVat(service.serviceId),
        quantity: service.quantity,
      };
    });
}
