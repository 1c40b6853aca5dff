import { z } from 'zod';
import { Ages } from './ages.ts';
import { HotelParams } from './hotel.ts';
import { Deposit } from './deposit.ts';
import { IncludedService } from './included-service.ts';
import { MandatoryService } from './mandatory-service.ts';
import { GuaranteeType, Meal } from './property/rate-plan.ts';
import { noOfferKinds } from '@stayfront/rules/special-offer/no-offer-kinds';
import { otherLanguages } from './property/other-languages.ts';
import { Currency } from './property/shapes.ts';
import { Nothing, type Route } from './route.ts';
import { SearchQuery } from './search-query.ts';

export const CancellationConditions = z.object({
  condition: z.enum(['free', 'flexible', 'nonRefundable']),
  freeUntil: z.iso.datetime().nullable().meta({ description: 'The last instant at which cancelling is free' }),
});

/** The rate between the guest's currency and the hotel's; null where they are the same. */
export const ExchangeRateShape = z
  .object({
    rate: z.number().meta({ description: 'What one of the hotel’s currency is worth in the guest’s' }),
    date: z.string(),
  })
  .nullable();

/** What a rate has in it to eat, as a word and in the language asked for; absent where the hotel says nothing of it. */
export const MealFields = {
  meal: Meal.optional(),
  mealText: z.string().optional().meta({ description: 'Such as “Breakfast included”' }),
};

/** An offer that a stay is given: a discount of the hotel, by itself or with its code. */
export const OfferGiven = z
  .object({
    offerId: z.string(),
    name: z.string(),
    otherLanguages: otherLanguages(['name']),
    code: z.string().optional().meta({ description: 'The promotion code that opened it, where it has one' }),
    totalDiscount: z.int().meta({ description: 'What it takes off' }),
  })
  .meta({ id: 'OfferGiven' });
export type OfferGiven = z.infer<typeof OfferGiven>;

const given = (what: string) =>
  z
    .array(OfferGiven)
    .optional()
    .meta({ description: `${what}; absent where there is none` });

/** A room at a rate plan for the stay that was asked for, with its price. */
export const Product = z
  .object({
    productId: z.string(),
    ratePlanId: z.string(),
    ratePlanCode: z.string(),
    ratePlanName: z.string(),
    ratePlanDescription: z.string(),
    otherLanguages: otherLanguages(['ratePlanName', 'ratePlanDescription']),
    ...MealFields,
    guaranteeType: GuaranteeType,
    isBookable: z
      .boolean()
      .meta({ description: 'False where no guest can complete it now: it needs a card and the hotel cannot take one' }),
    isBar: z.boolean(),
    hasServices: z.boolean(),
    hotelPackageId: z.string().nullable(),
    isPackageLimited: z.boolean().optional().meta({ description: 'Only so many rooms are sold in its package' }),
    currency: Currency,
    nbNights: z.int(),
    totalPrice: z.int().meta({ description: 'Before discounts: roomPrice and all mandatoryServices' }),
    roomPrice: z.int().meta({ description: 'The nights alone, before discounts' }),
    mandatoryServices: z.array(MandatoryService).meta({
      description: 'Services that cannot be refused: inside totalPrice, and booked with the room',
    }),
    totalDiscount: z.int(),
    averagePerNight: z.int().meta({ description: '(totalPrice − totalDiscount) / nbNights' }),
    totalVat: z.int().meta({ description: 'Inside the price' }),
    totalLocalTax: z.int().meta({ description: 'Not in the price: collected by the hotel at check-in' }),
    nightPrices: z.array(z.int()).meta({ description: 'One per night; they sum to roomPrice' }),
    nightDiscounts: z.array(z.int()).meta({ description: 'One per night, or none at all; they sum to totalDiscount' }),
    hotelTotalPrice: z.int().meta({ description: 'In the hotel’s currency: what is charged' }),
    hotelRoomPrice: z.int(),
    hotelTotalDiscount: z.int(),
    offers: given('The offers inside totalDiscount; what they leave of it is the promotion’s'),
    includedServices: z.array(IncludedService).optional().meta({
      description: 'In a package: what is in its price; absent where nothing is',
    }),
    cancellationConditions: CancellationConditions,
    cancellationPolicyText: z.string(),
    deposit: Deposit.optional().meta({
      description:
        'Where a part is paid when it is booked and the rest later; absent where PrePay is everything at once',
    }),
    reference: z.string().meta({ description: 'The signed quote; send it back to book exactly this price' }),
  })
  .meta({ id: 'Product' });
export type Product = z.infer<typeof Product>;

export const AvailabilityItem = z
  .object({
    guestRoomId: z.string(),
    availability: z.int().meta({ description: 'Rooms left for every night of the stay, without those already chosen' }),
    popularity: z.number().nullable(),
    products: z.array(Product),
  })
  .meta({ id: 'AvailabilityItem' });
export type AvailabilityItem = z.infer<typeof AvailabilityItem>;

/** Why nothing can be booked, one entry per reason. */
export const WhyNothing = z.object({
  code: z.enum([
    'occupancy',
    'too-many-adults',
    'too-many-children',
    'too-many-infants',
    'too-few-persons',
    'too-few-children',
    'too-few-adults',
    'too-soon',
    'too-far',
    'departure-weekday',
    'no-party-price',
    'no-age-price',
    'sold-out',
    'min-stay',
    'max-stay',
    'closed',
    'closed-to-arrival',
    'closed-to-departure',
    'arrival-weekday',
    'required-weekdays',
    'no-price',
    'not-bookable',
    'outside',
  ]),
  most: z.int().optional().meta({ description: 'With occupancy and too-many-…: how many the largest room takes' }),
  least: z.int().optional().meta({ description: 'With too-few-…: how many would do' }),
  days: z.int().optional().meta({ description: 'With too-soon and too-far: days between booking and arrival' }),
  persons: z.int().optional().meta({ description: 'With no-party-price: the number of persons that has no price' }),
  age: z.int().optional().meta({ description: 'With no-age-price: the age of a child that has no price' }),
  nights: z.int().optional().meta({ description: 'With min-stay and max-stay: how many nights would do' }),
  dates: z.array(z.string()).optional().meta({
    description:
      'With sold-out: the nights that are taken; with too-soon and too-far: the first or last arrival that would do',
  }),
  weekdays: z
    .array(z.int())
    .optional()
    .meta({ description: 'With weekday rules: the days that would do; 0 is Sunday' }),
});
export type WhyNothing = z.infer<typeof WhyNothing>;

/** A stay that can be booked instead. */
const NearestStay = z.object({
  kind: z.enum(['moved', 'longer', 'shorter', 'room-mix']),
  checkIn: z.string(),
  checkOut: z.string(),
  nbNights: z.int(),
  productId: z.string().meta({ description: 'Of its first room' }),
  rooms: z
    .array(z.object({ productId: z.string(), nbAdults: z.int(), nbChildren: z.int(), nbInfants: z.int(), ages: Ages }))
    .meta({ description: 'The guests of each room; more than one where they fit into several rooms only' }),
  totalPrice: z.int().meta({ description: 'What is paid: discounts are taken off' }),
  totalDiscount: z.int().optional().meta({ description: 'What was taken off; absent where nothing was' }),
  offers: given('The offers inside totalDiscount'),
  currency: Currency,
});
export type NearestStay = z.infer<typeof NearestStay>;

/** What became of a promotion code that was typed in. */
export const PromotionFound = z
  .object({
    code: z.string(),
    name: z.string(),
    leastNights: z
      .int()
      .nullable()
      .meta({ description: 'The shortest stay that the code takes something off, if it says' }),
    problem: z
      .enum(['promo.unknown', ...noOfferKinds, 'no-better-price'])
      .nullable()
      .meta({ description: 'Null where at least one product has it taken off' }),
    needs: z
      .object({
        nights: z.int().optional(),
        days: z.int().optional(),
        adults: z.int().optional(),
        children: z.int().optional(),
        fromAge: z.int().optional(),
        toAge: z.int().optional(),
        weekdays: z.array(z.int()).optional(),
      })
      .optional()
      .meta({
        description:
          'With too-long the most nights; with too-late and too-early the days before the arrival; with the others so many adults, children of such ages, or such weekdays. 0 is Sunday',
      }),
  })
  .nullable();

export const Availabilities = z
  .object({
    checkIn: z.string(),
    checkOut: z.string(),
    currency: Currency,
    hotelCurrency: Currency,
    exchangeRate: ExchangeRateShape,
    promotion: PromotionFound,
    validUntil: z.iso.datetime().meta({ description: 'When the quotes of this answer end' }),
    availabilities: z.array(AvailabilityItem),
    reasons: z.array(WhyNothing).meta({ description: 'Empty unless no room can be booked' }),
    nearestStays: z.array(NearestStay).meta({ description: 'Empty unless no room can be booked' }),
    notOffered: z
      .array(z.object({ guestRoomId: z.string(), reasons: z.array(WhyNothing) }))
      .meta({ description: 'Rooms that are not in the list for this stay, and why; those that are taken are in it' }),
  })
  .meta({ id: 'Availabilities' });
export type Availabilities = z.infer<typeof Availabilities>;

const searchRefusals = [
  'hotel.unknown',
  'hotel.maintenance',
  'date.past',
  'date.range',
  'guests.bounds',
  'currency.unsupported',
] as const;

export const getRoomsAvailabilities = {
  operationId: 'getRoomsAvailabilities',
  noun: 'offer',
  summary: 'Which rooms are free for a stay, at which rates and prices',
  method: 'GET',
  path: '/api/hotels/{hotelId}/availabilities',
  params: HotelParams,
  query: SearchQuery,
  body: Nothing,
  answer: Availabilities,
  status: 200,
  isIdempotent: false,
  limitedAs: 'search',
  refusals: searchRefusals,
} satisfies Route;

/** A dearer product beside the chosen one. */
const Dearer = z.object({
  guestRoomId: z.string(),
  roomTypeName: z.string(),
  difference: z.int().meta({ description: 'What the whole stay costs more' }),
  differencePerNight: z.int(),
  product: Product,
});
export const DearerProducts = z.object({ currency: Currency, offers: z.array(Dearer) }).meta({ id: 'DearerProducts' });
export type DearerProducts = z.infer<typeof DearerProducts>;

const UpsellQuery = SearchQuery.safeExtend({
  ratePlanCode: z.string().min(1).max(20),
  price: z.coerce.number().int().min(0).meta({ description: 'Total minus discount of the chosen product' }),
});

export const getUpgrades = {
  operationId: 'getUpgrades',
  noun: 'offer',
  summary: 'The same room at rates that give more: dearer ones, the smallest step first',
  method: 'GET',
  path: '/api/hotels/{hotelId}/upgrades',
  params: HotelParams,
  query: UpsellQuery.safeExtend({ roomId: z.string().min(1).max(40) }),
  body: Nothing,
  answer: DearerProducts,
  status: 200,
  isIdempotent: false,
  limitedAs: 'search',
  refusals: searchRefusals,
} satisfies Route;

export const getUpsell = {
  operationId: 'getUpsell',
  noun: 'offer',
  summary: 'Better rooms at the same rate plan: dearer ones, the smallest step first',
  method: 'GET',
  path: '/api/hotels/{hotelId}/upsell',
  params: HotelParams,
  query: UpsellQuery,
  body: Nothing,
  answer: DearerProducts,
  status: 200,
  isIdempotent: false,
  limitedAs: 'search',
  refusals: searchRefusals,
} satisfies Route;
