import type { Services, ServiceOffer } from '@stayfront/contract/service';
import { textIn, type Language } from '@stayfront/contract/property/texts';
import type { Quote } from '@stayfront/rules/booking/quote';
import type { SoldService } from '@stayfront/rules/booking/stay-bill';
import { preselectServices } from '@stayfront/rules/service/preselect-services';
import { amountsOn, coveredNights, unitsOf } from '@stayfront/rules/service/price-service';
import { quotedCurrency } from '../../property/currency/guest-currency.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { textsFor } from '../../platform/texts/texts-for.ts';
import { wordsOf } from '../../property/hotel/words-of.ts';
import { describeMeal } from '../offer/describe-meal.ts';
import { describeOffer } from '../../property/content/describe-offer.ts';
import { otherLanguagesIn } from '../../property/content/other-languages-in.ts';
import { describePicture } from '../../property/picture/describe-picture.ts';
import { sleptBy, soldPriceOf, soldVatOf } from './price-services.ts';
import { servicesFor, type Service } from '../../property/hotel/services-of.ts';

/**
 * The services of a quoted room, priced for its guests and nights in the currency of the quote. Of a room that is booked
 * with some already those are chosen beforehand.
 */
export async function listServices(
  hotel: Hotel,
  quote: Quote,
  language: Language,
  booked: readonly SoldService[] | null = null,
): Promise<Services> {
  const { document } = hotel;
  const shown = quotedCurrency(quote);
  const offered = servicesFor(document, quote);
  const first = new Map((booked ?? preselectServices(offered)).map(({ serviceId, quantity }) => [serviceId, quantity]));
  const plan = document.ratePlans.find(({ id }) => id === quote.ratePlanId);
  return {
    currency: shown.currency,
    ratePlanName: textIn(plan?.name, language, document.language) || quote.ratePlanId,
    ...describeMeal(plan, await textsFor(language, wordsOf(hotel))),
    services: offered.map((service): ServiceOffer => {
      const hotelUnitPrice = soldPriceOf(service, quote, booked ?? []);
      return {
        serviceId: service.id,
        name: textIn(service.name, language, document.language),
        description: textIn(service.description, language, document.language),
        ...otherLanguagesIn({ name: service.name, description: service.description }, language, document.language),
        image: describePicture(hotel, service.picture, language),
        pricingType: service.pricingType,
        mealPlanCode: service.mealPlanCode ?? null,
        currency: shown.currency,
        basePrice: shown.as(listedPrice(service, quote)),
        baseDiscount: shown.as(service.discountMinor),
        units: unitsOf(service, sleptBy(quote)),
        unitPrice: shown.as(hotelUnitPrice),
        hotelUnitPrice,
        vatBasisPoints: [...soldVatOf(document, service.id, booked ?? [])],
        included: service.isIncluded,
        required: service.isRequired,
        featured: service.isFeatured,
        minQuantity: service.minQuantity,
        maxQuantity: service.maxQuantity,
        defaultQuantity: first.get(service.id) ?? 0,
      };
    }),
    ...(quote.offers ? { offers: quote.offers.map(({ offerId }) => describeOffer(document, offerId, language)) } : {}),
  };
}

/** What the hotel lists for one of it on the first night that has it. */
function listedPrice(service: Service, quote: Quote): number {
  const [night] = coveredNights(service, sleptBy(quote));
  return night === undefined ? service.priceMinor : amountsOn(service, night).priceMinor;
}
