import type { IncludedService } from '@stayfront/contract/included-service';
import { textIn, type Language } from '@stayfront/contract/property/texts';
import { firstQuantity } from '@stayfront/rules/service/preselect-services';
import { unitsOf } from '@stayfront/rules/service/price-service';
import type { Guests } from '@stayfront/rules/stay/guests';
import { nightCount, type Stay } from '@stayfront/rules/stay/stay-date';
import { otherLanguagesIn } from '../../property/content/other-languages-in.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { servicesFor } from '../../property/hotel/services-of.ts';
import { describePicture } from '../../property/picture/describe-picture.ts';

type Asked = { readonly stay: Stay; readonly guests: Guests; readonly language: Language };

/** What is in a package beside the nights, and how often for the guests and nights that were asked for. */
export function describeIncluded(
  hotel: Hotel,
  pack: { readonly packageId: string; readonly ratePlanId: string; readonly roomId: string | null },
  { stay, guests, language }: Asked,
): { includedServices?: IncludedService[] } {
  const { document } = hotel;
  const slept = { arrival: stay.arrival, nights: nightCount(stay), guests };
  const includedServices = servicesFor(document, { ...pack, ...stay }).map((service) => ({
    serviceId: service.id,
    name: textIn(service.name, language, document.language),
    ...otherLanguagesIn({ name: service.name }, language, document.language),
    image: describePicture(hotel, service.picture, language),
    pricingType: service.pricingType,
    totalQuantity: firstQuantity(service) * unitsOf(service, slept),
  }));
  return includedServices.length > 0 ? { includedServices } : {};
}
