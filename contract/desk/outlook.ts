import { z } from 'zod';
import { HotelParams } from '../hotel.ts';
import { Currency } from '../property/shapes.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';

const OutlookNight = z
  .object({
    date: z.string(),
    total: z.int().meta({ description: 'Rooms that the house has on this night' }),
    sold: z.int(),
    held: z.int().meta({ description: 'Kept for guests who are paying' }),
    left: z.int().meta({ description: 'Neither sold nor held' }),
    revenue: z.int().meta({
      description: 'What the rooms sold are paid with for this night, VAT inside; without services and local taxes',
    }),
  })
  .meta({ id: 'OutlookNight' });
export type OutlookNight = z.infer<typeof OutlookNight>;

const Sum = z.object({ count: z.int(), total: z.int().meta({ description: 'Of nights and services, VAT inside' }) });

const DeskOutlook = z
  .object({
    today: z.string().meta({ description: 'At the hotel, now' }),
    currency: Currency.meta({ description: 'The hotel’s, of all amounts' }),
    nights: z.array(OutlookNight).meta({ description: 'Fourteen, the first of them today’s' }),
    lastDay: z
      .object({
        since: z.iso.datetime(),
        booked: Sum.meta({ description: 'Booked since then, and standing' }),
        held: Sum.meta({ description: 'Held since then, and not paid for yet' }),
        cancelled: Sum.meta({ description: 'Cancelled whole since then, with what their rooms had cost' }),
      })
      .meta({ description: 'The last 24 hours' }),
  })
  .meta({ id: 'DeskOutlook' });
export type DeskOutlook = z.infer<typeof DeskOutlook>;

export const getDeskOutlook = {
  operationId: 'getDeskOutlook',
  noun: 'desk',
  summary: 'The next fourteen nights, sold and left with their revenue, and what was booked and cancelled in 24 hours',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/outlook',
  params: HotelParams,
  query: NoQuery,
  body: Nothing,
  answer: DeskOutlook,
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: [],
} satisfies Route;
