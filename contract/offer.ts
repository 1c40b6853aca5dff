import { daysBetween } from '@stayfront/rules/stay/stay-date';
import { z } from 'zod';
import { HotelParams } from './hotel.ts';
import { GuaranteeType } from './property/selling.ts';
import { Currency, Day } from './property/shapes.ts';
import { LanguageCode } from './property/texts.ts';
import { Nothing, type Route } from './route.ts';

export const GuestCount = (fallback: number) =>
  z
    .union([z.int().min(0).max(99), z.string().regex(/^\d{1,2}$/, 'Write a whole number')])
    .transform(Number)
    .default(fallback);

export const SearchQuery = z
  .strictObject({
    checkIn: Day,
    checkOut: Day,
    nbAdults: GuestCount(2),
    nbChildren: GuestCount(0),
    nbInfants: GuestCount(0),
    lang: LanguageCode.catch('en').default('en'),
  })
  .superRefine((query, context) => {
    const nights = daysBetween(query.checkIn, query.checkOut);
    const say = (code: string, message: string): void =>
      context.addIssue({ code: 'custom', path: ['checkOut'], message, params: { code } });
    if (nights === 0) say('stay.min_nights', 'Choose a departure at least one day after the arrival');
    else if (nights < 0) say('stay.order', 'Choose a departure after the arrival');
  });

export const CancellationConditions = z.object({
  condition: z.enum(['free', 'flexible', 'nonRefundable']),
  freeUntil: z.iso.datetime().nullable().meta({ description: 'The last instant at which cancelling is free' }),
});

/** A room at a rate plan for the stay that was asked for, with its price. */
export const Product = z
  .object({
    productId: z.string(),
    ratePlanId: z.string(),
    ratePlanCode: z.string(),
    ratePlanName: z.string(),
    ratePlanDescription: z.string(),
    guaranteeType: GuaranteeType,
    isBookable: z.boolean().meta({ description: 'False where the rate needs a card and card payment is not open' }),
    isBar: z.boolean(),
    currency: Currency,
    nbNights: z.int(),
    totalPrice: z.int(),
    totalDiscount: z.int(),
    averagePerNight: z.int(),
    totalVat: z.int(),
    totalLocalTax: z.int().meta({ description: 'Not in the price: collected by the hotel at check-in' }),
    cancellationConditions: CancellationConditions,
    hasServices: z.boolean(),
    reference: z.string().meta({ description: 'The signed quote; send it back to book exactly this price' }),
  })
  .meta({ id: 'Product' });
export type Product = z.infer<typeof Product>;

export const AvailabilityItem = z
  .object({
    guestRoomId: z.string(),
    availability: z.int().meta({ description: 'Rooms left for every night of the stay' }),
    popularity: z.number().nullable(),
    products: z.array(Product),
  })
  .meta({ id: 'AvailabilityItem' });
export type AvailabilityItem = z.infer<typeof AvailabilityItem>;

/** Why nothing can be booked, one entry per reason. */
const WhyNothing = z.object({
  code: z.enum([
    'occupancy',
    'sold-out',
    'min-stay',
    'max-stay',
    'closed',
    'closed-to-arrival',
    'closed-to-departure',
    'no-price',
    'outside',
  ]),
  most: z.int().optional().meta({ description: 'With occupancy: how many the largest room takes' }),
  nights: z.int().optional().meta({ description: 'With min-stay and max-stay: how many nights would do' }),
  dates: z.array(z.string()).optional().meta({ description: 'With sold-out: the nights that are taken' }),
});
export type WhyNothing = z.infer<typeof WhyNothing>;

/** A stay that can be booked instead. */
const NearestStay = z.object({
  kind: z.enum(['moved', 'longer', 'shorter']),
  checkIn: z.string(),
  checkOut: z.string(),
  nbNights: z.int(),
  productId: z.string(),
  totalPrice: z.int(),
  currency: Currency,
});
export type NearestStay = z.infer<typeof NearestStay>;

export const Availabilities = z
  .object({
    checkIn: z.string(),
    checkOut: z.string(),
    validUntil: z.iso.datetime().meta({ description: 'When the quotes of this answer end' }),
    availabilities: z.array(AvailabilityItem),
    reasons: z.array(WhyNothing).meta({ description: 'Empty unless no room can be booked' }),
    nearestStays: z.array(NearestStay).meta({ description: 'Empty unless no room can be booked' }),
  })
  .meta({ id: 'Availabilities' });
export type Availabilities = z.infer<typeof Availabilities>;

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
  refusals: ['hotel.unknown', 'hotel.maintenance', 'date.past', 'date.range', 'guests.bounds'],
} satisfies Route;
