import { z } from 'zod';
import { HotelParams, Picture } from './hotel.ts';
import { MealFields, OfferGiven } from './offer.ts';
import { Quoted } from './quoted.ts';
import { pricingTypes } from '@stayfront/rules/service/price-service';
import { otherLanguages } from './property/other-languages.ts';
import { Currency } from './property/shapes.ts';
import { LanguageCode } from './property/texts.ts';
import { type Route } from './route.ts';

/** A service a guest may add to a room, priced for the stay of the quote. */
export const ServiceOffer = z
  .object({
    serviceId: z.string(),
    name: z.string(),
    description: z.string(),
    otherLanguages: otherLanguages(['name', 'description']),
    image: Picture.nullable(),
    pricingType: z.enum(pricingTypes),
    mealPlanCode: z.int().nullable(),
    currency: Currency,
    basePrice: z.int().meta({ description: 'The price the hotel lists: per night, person, stay or use' }),
    baseDiscount: z.int(),
    units: z.int().meta({ description: 'How often the price is paid for one: persons, nights, or both multiplied' }),
    unitPrice: z.int().meta({ description: 'What one of it costs for the whole stay, discount taken off' }),
    hotelUnitPrice: z.int(),
    vatBasisPoints: z.array(z.int()).meta({ description: 'The VAT inside that price, at each of its rates' }),
    included: z.boolean(),
    required: z.boolean(),
    featured: z.boolean(),
    minQuantity: z.int(),
    maxQuantity: z.int(),
    defaultQuantity: z.int().meta({ description: 'What is chosen before the guest has touched anything' }),
  })
  .meta({ id: 'ServiceOffer' });
export type ServiceOffer = z.infer<typeof ServiceOffer>;

export const Services = z
  .object({
    currency: Currency,
    ratePlanName: z.string().meta({ description: 'Of the quoted room, in the language asked for' }),
    ...MealFields,
    services: z.array(ServiceOffer),
    offers: z
      .array(OfferGiven.omit({ totalDiscount: true }))
      .optional()
      .meta({ description: 'The offers of the quoted room, in the language asked for; absent where there are none' }),
  })
  .meta({ id: 'Services' });
export type Services = z.infer<typeof Services>;

export const getServices = {
  operationId: 'getServices',
  noun: 'service',
  summary: 'The services that can be added to a quoted room, priced for its stay',
  method: 'POST',
  path: '/api/hotels/{hotelId}/services',
  params: HotelParams,
  query: z.strictObject({}),
  body: z.strictObject({ reference: Quoted, lang: LanguageCode.catch('en').default('en') }),
  answer: Services,
  status: 200,
  isIdempotent: false,
  refusals: ['hotel.unknown', 'hotel.maintenance', 'quote.invalid', 'quote.expired'],
} satisfies Route;

/** One wish: how many of which service, and what the guest was told it costs. */
export const ChosenServiceShape = z.strictObject({
  serviceId: z.string().min(1).max(40),
  quantity: z.int().min(0).max(99),
  totalPrice: z.int().min(0).meta({ description: 'unitPrice × quantity as it was shown, in the quote’s currency' }),
});
