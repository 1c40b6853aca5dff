import { z } from 'zod';
import { Ages } from '../ages.ts';
import { HotelParams } from '../hotel.ts';
import { Currency } from '../property/shapes.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';

export const PriceMismatch = z
  .object({
    channelId: z.int().nullable(),
    checkIn: z.string(),
    checkOut: z.string(),
    nbAdults: z.int(),
    nbChildren: z.int(),
    nbInfants: z.int(),
    ages: Ages,
    roomId: z.string().nullable().meta({ description: 'Null: the link named none, and the cheapest was compared' }),
    ratePlanId: z.string().nullable(),
    currency: Currency,
    shown: z.string().meta({ description: 'What the comparison site showed, as the link said it', example: '598.00' }),
    ours: z.int().nullable().meta({ description: 'What it cost with us then; null where it could not be had' }),
    localTaxes: z.int().meta({ description: 'What the hotel collects at check-in on top of it' }),
    seen: z.int().meta({ description: 'How often' }),
    firstSeenAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
  })
  .meta({ id: 'PriceMismatch' });
export type PriceMismatch = z.infer<typeof PriceMismatch>;

export const listPriceMismatches = {
  operationId: 'listPriceMismatches',
  noun: 'management',
  summary: 'Prices of comparison sites that were not ours when the guest came, the newest first; at most 500 are kept',
  method: 'GET',
  path: '/api/hotels/{hotelId}/manage/price-mismatches',
  params: HotelParams,
  query: NoQuery,
  body: Nothing,
  answer: z.object({ mismatches: z.array(PriceMismatch) }).meta({ id: 'PriceMismatches' }),
  status: 200,
  isIdempotent: false,
  needsKey: true,
  refusals: [],
} satisfies Route;
