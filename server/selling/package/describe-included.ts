import type { HotelPackage } from '@stayfront/contract/package';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { textIn } from '@stayfront/contract/property/texts';
import { firstQuantity } from '@stayfront/rules/service/preselect-services';
import { unitsOf } from '@stayfront/rules/service/price-service';
import { nightCount } from '@stayfront/rules/stay/stay-date';
import { otherLanguagesIn } from '../../property/content/other-languages-in.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { servicesFor } from '../../property/hotel/services-of.ts';
import { describePicture } from '../../property/picture/describe-picture.ts';
import type { Search } from '../offer/price-rooms.ts';

type Package = PropertyDocument['packages'][number];

/** What is in a package beside the nights, and how often for the guests and nights that were asked for. */
export function describeIncluded(
  hotel: Hotel,
  pack: Package,
  { stay, guests, language }: Pick<Search, 'stay' | 'guests' | 'language'>,
): Pick<HotelPackage, 'includedServices'> {
  const { document } = hotel;
  const quoted = { packageId: pack.id, ratePlanId: pack.ratePlan, ...stay };
  const includedServices = servicesFor(document, quoted).map((service) => ({
    serviceId: service.id,
    name: textIn(service.name, language, document.language),
    ...otherLanguagesIn({ name: service.name }, language, document.language),
    image: describePicture(hotel, service.picture, language),
    totalQuantity:
      firstQuantity(service) * unitsOf(service, { arrival: stay.arrival, nights: nightCount(stay), guests }),
  }));
  return includedServices.length > 0 ? { includedServices } : {};
}
