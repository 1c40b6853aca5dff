import { z } from 'zod';
import { HotelParams } from '../hotel.ts';
import { Product, PromotionFound, WhyNothing } from '../offer.ts';
import { Currency } from '../property/shapes.ts';
import { Nothing, type Route } from '../route.ts';
import { basketQuery, checkNights, SearchQuery, StayQuery } from '../search-query.ts';

const DeskOffer = z
  .object({
    ratePlanId: z.string(),
    reasons: z.array(WhyNothing).meta({
      description: 'Why a guest could not book it; empty where one could. Those of the engine, with what would do',
    }),
    needsReason: z.boolean().meta({ description: 'It can be sold all the same, by whoever says why' }),
    product: Product.nullable().meta({
      description:
        'With its prices and the reference to book it; null where there is no price for these nights and guests',
    }),
  })
  .meta({ id: 'DeskOffer' });
export type DeskOffer = z.infer<typeof DeskOffer>;

const DeskRoom = z
  .object({
    roomId: z.string(),
    roomName: z.string(),
    left: z.int().meta({ description: 'Rooms that are free on every night; 0 is sold out, whatever the offers cost' }),
    mostGuests: z.int(),
    reasons: z.array(WhyNothing).meta({ description: 'Why it takes no such guests at any rate; empty where it does' }),
    offers: z.array(DeskOffer).meta({ description: 'One for each rate plan it is sold at' }),
  })
  .meta({ id: 'DeskRoom' });
export type DeskRoom = z.infer<typeof DeskRoom>;

export const DeskOffers = z
  .object({
    checkIn: z.string(),
    checkOut: z.string(),
    nbNights: z.int(),
    currency: Currency.meta({ description: 'The hotel’s, of all amounts' }),
    validUntil: z.iso.datetime().meta({ description: 'When the quotes of this answer end' }),
    promotion: PromotionFound,
    ratePlans: z
      .array(z.object({ ratePlanId: z.string(), name: z.string() }))
      .meta({ description: 'In the order of the document' }),
    rooms: z.array(DeskRoom).meta({ description: 'All of the house, in the order of the document' }),
  })
  .meta({ id: 'DeskOffers' });
export type DeskOffers = z.infer<typeof DeskOffers>;

export const searchForHotel = {
  operationId: 'searchForHotel',
  noun: 'desk',
  summary: 'Rooms and rates for somebody at the telephone or the door, also what rules keep from guests, and why',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/offers',
  params: HotelParams,
  query: StayQuery.omit({ currency: true })
    .extend({ promoCode: SearchQuery.shape.promoCode, chosen: basketQuery.chosen })
    .superRefine(checkNights),
  body: Nothing,
  answer: DeskOffers,
  status: 200,
  isIdempotent: false,
  needsStaff: 'front-desk',
  refusals: ['date.past', 'date.range', 'guests.bounds', 'currency.unsupported', 'hotel.maintenance'],
} satisfies Route;
